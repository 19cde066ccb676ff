package emberdelve.server.model;

/**
 * A character's level and experience.
 *
 * @param level the level, from 1
 * @param xp never below 0
 * @param choicesLeft level-up options not yet chosen
 */
public record Progress(int level, long xp, int choicesLeft) {
    public static final Progress BEGINNER = new Progress(1, 0, 0);
}
