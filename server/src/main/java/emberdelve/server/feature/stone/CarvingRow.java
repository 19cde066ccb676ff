package emberdelve.server.feature.stone;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/**
 * A line that was carved.
 *
 * @param characterId who had it carved; the character may be gone since
 * @param accountId of its player
 * @param name of that character
 * @param tick of the world
 * @param dayNumber in days since 1970
 * @param words empty when staff have had them taken away
 */
public record CarvingRow(
        long id,
        long characterId,
        long accountId,
        String name,
        long tick,
        long dayNumber,
        String words) {
    public static final Table<CarvingRow> TABLE = Table.of("carving", CarvingRow.class);

    public CarvingRow {
        Require.range("character_id", characterId, 1, Long.MAX_VALUE);
        Require.natural("account_id", accountId);
        Require.word("name", name);
        Require.natural("tick", tick);
        Require.natural("day_number", dayNumber);
    }
}
