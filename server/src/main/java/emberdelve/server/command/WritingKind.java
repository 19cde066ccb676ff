package emberdelve.server.command;

import emberdelve.config.content.RoomId;

/**
 * A kind of text that players write line by line, such as a letter. A feature offers it, and begins
 * one in its command.
 *
 * @param word the word under which such a text is stored
 * @param begun the key of the message for whoever begins such a text; its value is {@code about}
 * @param resumed the key of the message for whoever comes back to a text; its values are {@code
 *     about}, and {@code count} (of lines)
 * @param most the most characters and lines of a whole text
 */
public record WritingKind(
        String word, String begun, String resumed, WritingSpace most, Completion completion) {

    /**
     * The maker of the command that is carried out when the text is done: a free one, or one of
     * staff.
     */
    @FunctionalInterface
    public interface Completion {
        /**
         * @param begunIn the room in which the writer began; the writer may be elsewhere by now
         * @param about what the text is about, such as the name of the addressee
         * @param words the lines, separated by line feeds
         */
        Command command(RoomId begunIn, String about, String words);
    }
}
