package emberdelve.server.checkpoint;

import emberdelve.db.mail.LetterRow;
import emberdelve.server.world.post.Letter;

/** Letters as rows, and rows as letters. Pure. */
final class LetterMapping {
    private LetterMapping() {}

    static LetterRow row(Letter letter) {
        return new LetterRow(
                letter.id(),
                letter.addressee(),
                letter.pinned(),
                letter.author(),
                letter.authorAccount(),
                letter.tick(),
                letter.unread(),
                letter.words());
    }

    static Letter letter(LetterRow row) {
        return new Letter(
                row.id(),
                row.addressee(),
                row.pinned(),
                row.author(),
                row.authorAccountId(),
                row.tick(),
                row.unread(),
                row.words());
    }
}
