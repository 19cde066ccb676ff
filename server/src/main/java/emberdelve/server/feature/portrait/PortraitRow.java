package emberdelve.server.feature.portrait;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/** The row of a character's words about itself. */
public record PortraitRow(long characterId, String name, String words) {
    public static final Table<PortraitRow> TABLE = Table.of("portrait", PortraitRow.class);

    public PortraitRow {
        Require.range("character_id", characterId, 1, Long.MAX_VALUE);
        Require.word("name", name);
        Require.text("words", words, Portraits.CHARS_MAX);
    }
}
