package emberdelve.server.view;

/**
 * The state of the reader: for the prompt, and for {@code hp}.
 *
 * @param nextLevelAt the xp at which the next level comes
 */
public record VitalsView(
        int hp, int maxHp, int level, long xp, long nextLevelAt, long gold, boolean fighting)
        implements View {
    /** The xp that the next level still needs. */
    public long toNextLevel() {
        return Math.max(0, nextLevelAt - xp);
    }
}
