package emberdelve.server.feature.lodging;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/**
 * A room that is let.
 *
 * @param name the lodger's name
 * @param paidUntil the end of the time that is paid, in seconds since 1970
 * @param words the words that the lodger has written there
 */
public record LodgingRow(long characterId, String name, long paidUntil, String words) {
    public static final Table<LodgingRow> TABLE = Table.of("lodging", LodgingRow.class);

    public LodgingRow {
        Require.range("character_id", characterId, 1, Long.MAX_VALUE);
        Require.word("name", name);
        Require.natural("paid_until", paidUntil);
        Require.text("words", words, Lodgings.WORDS_CHARS_MAX);
    }
}
