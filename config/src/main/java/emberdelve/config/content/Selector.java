package emberdelve.config.content;

/**
 * The rule by which an item, an ability or a trigger finds its targets (docs/rules.md R6.1). Ranges
 * are paces along open exits; 0 = without limit within sight.
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

    /** The actors within range but the user. */
    record AroundSelf(int rangePaces, Filter filter) implements Selector {}

    /** The user, and everybody within range on the user's side. */
    record Group(int rangePaces) implements Selector {}

    /**
     * The actors within range of an actor or a direction's room that the user names, the user too.
     * What is named must be in sight.
     */
    record AroundSelected(int rangePaces, Filter filter) implements Selector {}

    /**
     * The user, unless the user names another actor who fits: for things that one keeps for oneself
     * but can share.
     */
    record SelfOrSelected(int rangePaces, Filter filter) implements Selector {}

    /** Whether the user is meant where nobody is named. */
    default boolean meansItsUser() {
        return switch (this) {
            case Self _, SelfOrSelected _ -> true;
            case Closest _, Selected _, Group _, AroundSelf _, AroundSelected _ -> false;
        };
    }

    /** The side of the actors that fit. */
    enum Filter {
        HOSTILE,
        ALLY,
        ANY
    }
}
