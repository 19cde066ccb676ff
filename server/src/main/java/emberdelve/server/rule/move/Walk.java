package emberdelve.server.rule.move;

import emberdelve.config.content.Direction;
import emberdelve.server.model.Action;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Exit;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.fight.Attack;
import emberdelve.server.rule.fight.Fights;

/**
 * The walk to the next room. A closed door is opened; an enemy that holds the exit is struck
 * (docs/rules.md R2.9).
 */
public record Walk(Direction direction) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        return switch (turn.exit(direction)) {
            case Exit.Open(var to) when turn.part(Travel.class).leadsAway(turn.self(), to) ->
                    new Outcome.Done(Effort.REST);
            case Exit.Open(var to) -> {
                if (!turn.part(Fights.class).part(turn.self())) yield new Outcome.Done(Effort.MOVE);
                turn.part(Travel.class).walk(turn.self(), direction, to);
                yield new Outcome.Done(Effort.MOVE);
            }
            case Exit.Shut(var door) -> new Outcome.Instead(new OpenDoor(door));
            case Exit.Held(var blocker) -> new Outcome.Instead(new Attack(blocker));
            case Exit.Barred.BARRED -> new Outcome.Refused("walk.barred");
            case Exit.None.NONE -> new Outcome.Refused("walk.no-exit");
        };
    }
}
