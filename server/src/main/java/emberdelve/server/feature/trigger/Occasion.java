package emberdelve.server.feature.trigger;

import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;

import java.util.Optional;

/**
 * One time that a trigger goes off.
 *
 * @param room where
 * @param self the character that has set it off; empty once it has left the dungeon
 * @param depth how many triggers have led to this one
 * @param roll 1..100, drawn before anything was looked at
 */
record Occasion(
        Trigger trigger, Origin origin, Room room, Optional<Actor> self, int depth, int roll) {
    String name() {
        return origin.name(trigger);
    }

    /** The character, if it is where the trigger is. */
    Optional<Actor> present() {
        return self.filter(Actor::isPresent);
    }

    /** Whether the character does a thing for which there may be a price. */
    boolean isByHand() {
        return switch (trigger.when()) {
            case USE, SAY, GIVE -> true;
            case ENTER, LEAVE, FIRST_TIME, GROUP, TAKE, LOOK, OPEN, DOOR -> false;
            case KILL, DEATH, TIMER, WOUND, STRUCK -> false;
        };
    }

    /** Whether gold is taken for which nobody has asked the character. */
    boolean robs() {
        return !isByHand()
                && trigger.steps().stream()
                        .anyMatch(step -> step instanceof Step.Take(_, var gold) && gold > 0);
    }

    /** The same, as if that one had set it off. */
    Occasion by(Actor other) {
        return new Occasion(trigger, origin, room, Optional.of(other), depth, roll);
    }

    /** Under which the ledger books what it gives and takes. */
    String reason() {
        return "trigger " + origin.key();
    }
}
