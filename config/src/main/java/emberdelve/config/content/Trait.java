package emberdelve.config.content;

/** What a worn thing does to its wearer while it is worn (docs/rules.md R14). */
public sealed interface Trait {
    /** Numbers of its wearer are others; each may be less. */
    record Numbers(Bonuses bonuses) implements Trait {}

    /**
     * More of something that no passing effect gives, or less.
     *
     * @param amount in the measure's own unit, never 0
     */
    record Gain(Measure measure, int amount) implements Trait {}

    /** Something that may go off: when its wearer wounds, is wounded, or kills. */
    record Proc(Trigger trigger) implements Trait {}

    /** What its wearer cannot do, or cannot help doing. */
    enum Drawback implements Trait {
        /** Its wearer cannot flee, nor does at a set share of the hit points; walking is left. */
        NO_FLEEING,
        /** Its wearer cannot make ready to dodge. */
        NO_DODGING,
        /** Its wearer is heard a room away, and monsters come to see. */
        LOUD
    }

    /** What a thing can give more of. */
    enum Measure {
        /** Most hit points. */
        HP,
        /** Ticks less between two turns. */
        HASTE,
        /** Whole percent off the time that abilities take to recover. */
        RECOVERY_PERCENT
    }
}
