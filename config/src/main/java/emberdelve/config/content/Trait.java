package emberdelve.config.content;

/** The effect of a worn item on its wearer (docs/rules.md R14). */
public sealed interface Trait {
    /** The change of its wearer's numbers, which may rise or fall. */
    record Numbers(Bonuses bonuses) implements Trait {}

    /**
     * A gain or loss of something that no passing effect changes.
     *
     * @param amount in the measure's own unit, never 0
     */
    record Gain(Measure measure, int amount) implements Trait {}

    /** Something that may go off: when its wearer wounds, is wounded, or kills. */
    record Proc(Trigger trigger) implements Trait {}

    /** A drawback: its wearer cannot do something, or cannot help doing it. */
    enum Drawback implements Trait {
        /**
         * The drawback that its wearer cannot flee, neither by command nor automatically at a set
         * share of the hit points; walking away is still possible.
         */
        NO_FLEEING,
        /** The drawback that its wearer cannot make ready to dodge. */
        NO_DODGING,
        /** The drawback that its wearer is heard a room away, so that monsters come to look. */
        LOUD
    }

    /** A measure of which a worn item can give more. */
    enum Measure {
        /** Most hit points. */
        HP,
        /** The ticks by which the time between two turns is shorter. */
        HASTE,
        /** Whole percent off the time that abilities take to recover. */
        RECOVERY_PERCENT
    }
}
