package emberdelve.server.rule.writing;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/** A text that a character is writing. */
public record WritingRow(
        long characterId,
        String kind,
        String room,
        String about,
        String words,
        int leftOut,
        boolean warned) {
    public static final Table<WritingRow> TABLE = Table.of("writing", WritingRow.class);

    /** The longest {@code about}, as long as the longest line that settings let anybody type. */
    static final int ABOUT_MAX_CHARS = 65_536;

    /** The longest {@code words}: a builder's text, with the line feed at its end. */
    static final int WORDS_MAX_CHARS = 8_001;

    public WritingRow {
        Require.range("character_id", characterId, 1, Long.MAX_VALUE);
        Require.word("kind", kind);
        Require.word("room", room);
        Require.text("about", about, ABOUT_MAX_CHARS);
        Require.text("words", words, WORDS_MAX_CHARS);
        Require.natural("left_out", leftOut);
    }
}
