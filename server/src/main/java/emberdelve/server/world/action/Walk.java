package emberdelve.server.world.action;

import emberdelve.config.content.Direction;
import emberdelve.server.world.Exit;
import emberdelve.server.world.Travel;

/** Goes one room on. A shut door is opened; an enemy in the way is struck (docs/rules.md R2.9). */
public record Walk(Direction direction) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        return switch (turn.exit(direction)) {
            case Exit.Open(var to) -> {
                turn.part(Travel.class).walk(turn.self(), direction, to);
                yield new Outcome.Done(Effort.MOVE);
            }
            case Exit.Shut(var door) -> new Outcome.Instead(new OpenDoor(door));
            case Exit.Held(var blocker) -> new Outcome.Instead(new Attack(blocker));
            case Exit.None.NONE -> new Outcome.Refused("walk.no-exit");
        };
    }
}
