package emberdelve.server.rule.move;

import emberdelve.server.kernel.Light;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.MoveEvent.Halted.Why;
import emberdelve.server.model.Action;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Exit;
import emberdelve.server.model.Order;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Room;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.fight.Sides;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The next step of a run. The rest of the route waits as an order, so that {@code stop} and {@code
 * flush} drop it.
 *
 * @param stepsLeft the most steps that are still taken
 */
public record RunOn(Route route, int stepsLeft) implements Action, Order {
    /** The most steps of one run: more than any zone is wide, and an end for runs in a circle. */
    public static final int STEPS_MAX = 50;

    public RunOn(Route route) {
        this(route, STEPS_MAX);
    }

    @Override
    public boolean takesTime() {
        return true;
    }

    @Override
    public Outcome carryOut(Turn turn) {
        var halt = obstacle(turn);
        if (halt.isPresent()) return halted(turn, halt.get());
        return perform(turn);
    }

    @Override
    public Outcome perform(Turn turn) {
        if (turn.self().combat().isFighting()) return new Outcome.Refused("run.fighting");
        var direction = route.next();
        if (direction.isEmpty()) return new Outcome.Refused("walk.no-exit");
        return switch (turn.exit(direction.get())) {
            case Exit.Open(var to) -> {
                var before = turn.room();
                turn.part(Travel.class).walk(turn.self(), direction.get(), to);
                goOn(turn, before, to);
                yield new Outcome.Done(Effort.MOVE);
            }
            case Exit.Shut(var door) ->
                    new Outcome.Refused("run.door", List.of(), Map.of("door", door.name()));
            case Exit.Held(var blocker) -> new Outcome.Refused("run.held", blocker.named());
            case Exit.Barred.BARRED -> new Outcome.Refused("walk.barred");
            case Exit.None.NONE -> new Outcome.Refused("walk.no-exit");
        };
    }

    /** Goes on if the runner is in {@code to}: a trap may have killed or moved it. */
    private void goOn(Turn turn, Room before, Room to) {
        if (!turn.self().isPresent() || turn.room() != to) return;
        var rest = route.after(to, before);
        if (rest.next().isEmpty()) return;
        if (route.partsAt(to, before)) halted(turn, Why.FORK);
        else if (isMonsterHere(turn)) halted(turn, Why.CREATURE);
        else if (stepsLeft <= 1) halted(turn, Why.BREATH);
        else new RunOn(rest, stepsLeft - 1).comeNext(turn);
    }

    /** The reason to stop here; empty if there is none. */
    private Optional<Why> obstacle(Turn turn) {
        if (turn.self().combat().isFighting()) return Optional.of(Why.FIGHT);
        if (isMonsterHere(turn)) return Optional.of(Why.CREATURE);
        return route.next()
                .flatMap(direction ->
                        switch (turn.exit(direction)) {
                            case Exit.Open _, Exit.Barred _ -> Optional.empty();
                            case Exit.Shut _ -> Optional.of(Why.DOOR);
                            case Exit.Held _ -> Optional.of(Why.CREATURE);
                            case Exit.None.NONE -> Optional.of(Why.WALL);
                        });
    }

    private static boolean isMonsterHere(Turn turn) {
        return Light.canSeeIn(turn.self(), turn.room())
                && turn.room().actors().stream()
                        .anyMatch(other -> turn.part(Sides.class).mayHarm(turn.self(), other));
    }

    private static Outcome halted(Turn turn, Why why) {
        turn.tell(new MoveEvent.Halted(turn.self().named(), why));
        return new Outcome.Done(Effort.NONE);
    }
}
