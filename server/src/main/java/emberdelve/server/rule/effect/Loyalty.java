package emberdelve.server.rule.effect;

import emberdelve.server.kernel.Sight;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.fight.Sides;
import emberdelve.server.rule.move.Walk;

import java.util.Optional;

/** The loyalty that charmed actors and hirelings have in common. */
public final class Loyalty {
    private Loyalty() {}

    /** A step towards the master; empty in the master's room, and where no way leads there. */
    public static Optional<Action> follow(Turn turn, Actor master) {
        if (master.room() == turn.room()) return Optional.empty();
        return turn.part(Sight.class)
                .firstStep(turn.room(), master.room(), Sight.STEPS_MAX)
                .map(Walk::new);
    }

    /**
     * The first actor here who fights the master, or whom the master fights, and whom this one may
     * harm.
     */
    public static Optional<Actor> threat(Turn turn, Actor master) {
        return turn.room().actors().stream()
                .filter(other ->
                        other.combat().isFighting(master) || master.combat().isFighting(other))
                .filter(other -> turn.part(Sides.class).mayHarm(turn.self(), other))
                .findFirst();
    }
}
