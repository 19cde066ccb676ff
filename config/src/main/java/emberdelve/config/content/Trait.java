package emberdelve.config.content;

/** The effect of a worn item on its wearer (docs/rules.md R14). */
public sealed interface Trait {
    /** The change of its wearer's numbers; each may be less. */
    record Numbers(Bonuses bonuses) implements Trait {}

    /**
     * More of something that no passing effect gives, or less.
     *
     * @param amount in the measure's own unit, never 0
     */
    record Gain(Measure measure, int amount) implements Trait {}

    /** Something that may go off: when its wearer wounds, is wounded, or kills. */
    record Proc(Trigger trigger) implements Trait {}

    /** A drawback: its wearer cannot do something, or cannot help doing it. */
    enum Drawback implements Trait {
        /**
         * The drawback that its wearer cannot flee, nor does at a set share of the hit points;
         * walking is left.
         */
        NO_FLEEING,
        /** The drawback that its wearer cannot make ready to dodge. */
        NO_DODGING,
        /** The drawback that its wearer is heard a room away, and monsters come to see. */
        LOUD
    }

    /** A measure of which a worn item can give more. */
    enum Measure {
        /** Most hit points. */
        HP,
        /** Ticks less between two turns. */
        HASTE,
        /** Whole percent off the time that abilities take to recover. */
        RECOVERY_PERCENT
    }
}
