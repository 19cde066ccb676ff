package emberdelve.server.world.mind;

import emberdelve.server.world.action.Action;
import emberdelve.server.world.action.Turn;
import emberdelve.server.world.action.Walk;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.fight.Sides;
import emberdelve.server.world.space.Sight;

import java.util.Optional;

/** What those who serve somebody have in common, whether by a charm or for pay. */
final class Loyalty {
    private Loyalty() {}

    /** A step towards them; empty where they are, and where no way leads to them. */
    static Optional<Action> follow(Turn turn, Actor master) {
        if (master.room() == turn.room()) return Optional.empty();
        return turn.part(Sight.class)
                .firstStep(turn.room(), master.room(), Sight.STEPS_MAX)
                .map(Walk::new);
    }

    /** Whoever here fights them, else whom they fight. */
    static Optional<Actor> threat(Turn turn, Actor master) {
        return turn.room().actors().stream()
                .filter(other -> other.fray().isFighting(master) || master.fray().isFighting(other))
                .filter(other -> turn.part(Sides.class).mayHarm(turn.self(), other))
                .findFirst();
    }
}
