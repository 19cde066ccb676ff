package emberdelve.db.character;

import emberdelve.db.row.Require;

/**
 * The experience of a character, and what it has to choose for it.
 *
 * @param xp experience in all
 * @param givenXp the part of it that staff gave, which nobody earned
 * @param choicesLeft level-up choices not yet made
 */
public record ProgressRow(int level, long xp, long givenXp, int choicesLeft) {
    public ProgressRow {
        Require.range("level", level, 1, Integer.MAX_VALUE);
        Require.natural("xp", xp);
        Require.natural("given_xp", givenXp);
        Require.natural("choices_left", choicesLeft);
    }
}
