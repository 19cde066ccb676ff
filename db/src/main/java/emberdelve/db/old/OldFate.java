package emberdelve.db.old;

import emberdelve.db.character.FateRow;

/**
 * What death meant to a character, as the line it was: nothing, {@code hardcore}, or {@code died}
 * or {@code fallen} with tick, level, room and killer. What cannot be read is hardcore that lives,
 * as it always was: nobody is brought to rest by mistake, nor spared.
 */
final class OldFate {
    private static final int PARTS = 5;

    private OldFate() {}

    static FateRow read(String text) {
        if (text.isEmpty()) return FateRow.living(false);
        var parts = text.split(" ", PARTS);
        var isDeath = parts[0].equals("died") || parts[0].equals("fallen");
        if (parts.length < PARTS || !isDeath) return FateRow.living(true);
        return FateRow.died(
                parts[0].equals("fallen"),
                Long.parseLong(parts[1]),
                Integer.parseInt(parts[2]),
                parts[3],
                parts[4]);
    }
}
