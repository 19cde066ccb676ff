package emberdelve.server.rule.fight;

import emberdelve.server.kernel.Turns;
import emberdelve.server.model.Actor;

import java.util.Optional;
import java.util.function.Predicate;

/** The ways of actors out of fights. Thread: world. */
public final class Disengagement {
    private final Sides sides;
    private final Turns turns;

    public Disengagement(Sides sides, Turns turns) {
        this.sides = sides;
        this.turns = turns;
    }

    /**
     * Takes the actor out of its fight. Each opponent turns to an enemy that fights it, else to one
     * that fights its companions, or else stops fighting.
     */
    public void leave(Actor actor) {
        actor.combat().end();
        for (var other : actor.room().actors()) {
            if (!other.combat().isFighting(actor)) continue;
            other.combat().end();
            attacker(other, victim -> victim == other)
                    .or(() -> attacker(other, victim -> sides.areTogether(victim, other)))
                    .ifPresent(attacker -> other.combat().turnTo(attacker));
            turns.arrange(other);
        }
    }

    /** The first actor in the room that fights such a victim, and that {@code by} may strike. */
    private Optional<Actor> attacker(Actor by, Predicate<Actor> victims) {
        return by.room().actors().stream()
                .filter(other -> other.combat().opponent().filter(victims).isPresent())
                .filter(other -> sides.mayHarm(by, other))
                .findFirst();
    }
}
