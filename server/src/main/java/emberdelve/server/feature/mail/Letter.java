package emberdelve.server.feature.mail;

/**
 * A letter, or a notice on a board.
 *
 * @param addressee a character's name in lower case; of a notice, the id of the board's room
 * @param pinned whether it is a notice
 * @param author name of the character that wrote it
 * @param authorAccount whose characters may be ignored
 * @param tick of the world, when it was written
 * @param words of a player, lines parted by line feeds; never parsed
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
    Letter asRead() {
        return new Letter(id, addressee, pinned, author, authorAccount, tick, false, words);
    }
}
