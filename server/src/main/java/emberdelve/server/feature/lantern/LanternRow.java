package emberdelve.server.feature.lantern;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/**
 * A lantern that a player has lit.
 *
 * @param round the number of the lighting to which it belongs
 * @param number the number on its base
 * @param characterId the id of the character that lit it, which may be gone since
 * @param name the name of that character
 * @param dayNumber the day on which it was lit, in days since 1970
 */
public record LanternRow(
        long id, int round, int number, long characterId, String name, long dayNumber) {
    public static final Table<LanternRow> TABLE = Table.of("lantern", LanternRow.class);

    public LanternRow {
        Require.range("round", round, 1, Integer.MAX_VALUE);
        Require.range("number", number, 1, Integer.MAX_VALUE);
        Require.range("character_id", characterId, 1, Long.MAX_VALUE);
        Require.word("name", name);
        Require.natural("day_number", dayNumber);
    }
}
