package emberdelve.config.content;

/**
 * Whom an item, an ability or a trigger touches (GAME section 6). Ranges are paces along open
 * exits; 0 = without limit within sight.
 */
public sealed interface Selector {
    /** The user alone. */
    enum Self implements Selector {
        SELF
    }

    /** The nearest fitting actor; among equals the first by the scheduler's order. */
    record Closest(int rangePaces, Filter filter) implements Selector {}

    /** An actor whom the user names, themselves included. */
    record Selected(int rangePaces, Filter filter) implements Selector {}

    /** Everybody within range but the user. */
    record AroundSelf(int rangePaces, Filter filter) implements Selector {}

    /**
     * Everybody within range of an actor or a direction's room that the user names, the user too.
     * What is named must be in sight.
     */
    record AroundSelected(int rangePaces, Filter filter) implements Selector {}

    /** Which actors fit. */
    enum Filter {
        HOSTILE,
        ALLY,
        ANY
    }
}
