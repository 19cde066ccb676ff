package emberdelve.server.feature.mail;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/**
 * A letter, or a notice on a board.
 *
 * @param addressee a character's name in lower case; of a notice, the id of the board's room
 * @param pinned whether this is a notice
 * @param author the name of the character that wrote it
 * @param tick the world's tick when it was written
 * @param unread whether its addressee has not read it yet
 * @param words the text, its lines separated by line feeds
 */
public record LetterRow(
        long id,
        String addressee,
        boolean pinned,
        String author,
        long authorAccountId,
        long tick,
        boolean unread,
        String words) {
    public static final Table<LetterRow> TABLE = Table.of("letter", LetterRow.class);

    /** The most characters of the text, whose column is VARCHAR(4000). */
    public static final int WORDS_MAX_CHARS = 4000;

    public LetterRow {
        Require.word("addressee", addressee);
        Require.word("author", author);
        Require.natural("tick", tick);
        Require.text("words", words, WORDS_MAX_CHARS);
    }
}
