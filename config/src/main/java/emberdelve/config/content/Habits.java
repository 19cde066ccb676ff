package emberdelve.config.content;

/**
 * What a monster knows to do besides striking.
 *
 * @param usesItems whether it drinks, reads and throws what it has
 * @param picksUp whether it takes what lies about
 * @param rank where it stands in a fight of several
 */
public record Habits(boolean usesItems, boolean picksUp, Rank rank) {
    public static final Habits NONE = new Habits(false, false, Rank.FRONT);
}
