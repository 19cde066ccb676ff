package emberdelve.config.content;

/** What an item or ability does to each target (GAME section 6). */
public sealed interface Effect {
    /** Gives back hit points, up to the target's maximum. */
    record Heal(Dice amount) implements Effect {}

    /**
     * Takes hit points, lessened by the target's defense unless it pierces.
     *
     * @param pierces whether defense does not count
     * @param verb what it does to the target, third person: {@code burns}
     */
    record Harm(Dice amount, boolean pierces, String verb) implements Effect {}

    /**
     * Another mind drives the target for a while, then gives it back.
     *
     * @param turns of the target's own
     */
    record ChangeMind(PassingMind mind, int turns) implements Effect {}

    /** Minds that come over an actor and pass. */
    enum PassingMind {
        /** Stands still, stumbles through an exit or strikes anybody, by chance. */
        CONFUSED
    }
}
