package emberdelve.server.feature.stone;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/**
 * A line that was carved.
 *
 * @param characterId the id of the character that had it carved, which may be gone since
 * @param accountId the id of its player's account
 * @param name the name of that character
 * @param tick the tick of the world in which it was carved
 * @param dayNumber the day on which it was carved, in days since 1970
 * @param words the text; empty when staff have had it taken away
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
