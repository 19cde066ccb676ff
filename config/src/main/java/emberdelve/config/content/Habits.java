package emberdelve.config.content;

/**
 * What a monster knows to do besides striking.
 *
 * @param usesItems whether it drinks, reads and throws what it has
 * @param picksUp whether it takes what lies about
 * @param rank where it stands in a fight of several
 * @param shines whether others see by the light it carries
 */
public record Habits(boolean usesItems, boolean picksUp, Rank rank, boolean shines) {
    public static final Habits NONE = new Habits(false, false, Rank.FRONT);

    /** Without a light. */
    public Habits(boolean usesItems, boolean picksUp, Rank rank) {
        this(usesItems, picksUp, rank, /* shines= */ false);
    }
}
