package emberdelve.config.content;

import java.time.Duration;
import java.util.List;

/**
 * What goes off by itself: a trap of a room, the poison on a blade (docs/rules.md R6.14, R14.4).
 *
 * @param name what does it: {@code falling stone}; in "The falling stone crushes you"
 * @param when what sets it off
 * @param chance whole percent, 1..100
 * @param recovers until it can go off again; zero = at once
 */
public record Trigger(
        String name,
        When when,
        int chance,
        Selector selector,
        List<Effect> effects,
        Duration recovers) {
    public Trigger {
        effects = List.copyOf(effects);
    }

    /** What sets it off; in a room {@code self} is whoever did. */
    public enum When {
        /** Somebody comes into the room. */
        ENTER,
        /** Somebody takes something from its floor. */
        TAKE,
        /** Somebody opens or shuts a door of it. */
        DOOR,
        /** A blow wounds; {@code self} is who wears the thing, {@code selected} the one struck. */
        WOUND,
        /** A blow wounds the wearer, who is {@code self}; {@code selected} is who struck. */
        STRUCK,
        /** The wearer, {@code self}, has killed somebody. */
        KILL;

        /** What sets off a trigger of a room. */
        public static final List<When> OF_ROOMS = List.of(ENTER, TAKE, DOOR);

        /** What sets off a trigger of a worn thing. */
        public static final List<When> OF_WORN = List.of(WOUND, STRUCK, KILL);
    }
}
