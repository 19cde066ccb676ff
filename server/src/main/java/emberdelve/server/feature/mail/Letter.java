package emberdelve.server.feature.mail;

import emberdelve.db.account.ErasedAccount;
import emberdelve.db.account.Renaming;

import java.util.Locale;

/**
 * A letter, or a notice on a board.
 *
 * @param addressee a character's name in lower case; of a notice, the id of the board's room
 * @param pinned whether this is a notice
 * @param author the name of the character that wrote it
 * @param authorAccount the author's account, which readers may ignore
 * @param tick the world's tick when it was written
 * @param words a player's text, its lines separated by line feeds; never parsed
 */
public record Letter(
        long id,
        String addressee,
        boolean pinned,
        String author,
        long authorAccount,
        long tick,
        boolean unread,
        String words) {
    /** The letter without its author, who is erased. */
    Letter byNobody() {
        return new Letter(id, addressee, pinned, ErasedAccount.NOBODY, 0, tick, unread, words);
    }

    /** The letter when its author, or whom it is for, has another name. */
    Letter after(Renaming renaming) {
        var isTo = !pinned && renaming.isBefore(addressee);
        var isBy = authorAccount == renaming.account();
        return new Letter(
                id,
                isTo ? renaming.now().toLowerCase(Locale.ROOT) : addressee,
                pinned,
                isBy ? renaming.instead(author) : author,
                authorAccount,
                tick,
                unread,
                words);
    }

    Letter asRead() {
        return new Letter(id, addressee, pinned, author, authorAccount, tick, false, words);
    }
}
