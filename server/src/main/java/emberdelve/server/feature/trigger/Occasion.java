package emberdelve.server.feature.trigger;

import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;

import java.util.Optional;

/**
 * An occasion on which a trigger goes off.
 *
 * @param room the room in which it goes off
 * @param self the character that has set it off; empty once it has left the dungeon
 * @param depth how many triggers have led to this one
 * @param roll 1..100, drawn before any condition was looked at
 */
record Occasion(
        Trigger trigger, Origin origin, Room room, Optional<Actor> self, int depth, int roll) {
    String name() {
        return origin.name(trigger);
    }

    /** The character, if it is in the dungeon. */
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

    /**
     * Whether the trigger takes gold though the character has not done a thing for which there may
     * be a price.
     */
    boolean robs() {
        return !isByHand()
                && trigger.steps().stream()
                        .anyMatch(step -> step instanceof Step.Take(_, var gold) && gold > 0);
    }

    /** The same occasion, as if the other actor had set the trigger off. */
    Occasion by(Actor other) {
        return new Occasion(trigger, origin, room, Optional.of(other), depth, roll);
    }

    /** The reason under which the ledger books what the trigger gives and takes. */
    String reason() {
        return "trigger " + origin.key();
    }
}
