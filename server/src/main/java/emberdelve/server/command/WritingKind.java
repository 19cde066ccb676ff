package emberdelve.server.command;

import emberdelve.config.content.RoomId;

/**
 * A kind of text that players write line by line, such as a letter. A feature offers it, and begins
 * one in its command.
 *
 * @param word by which it is stored
 * @param begun message when it is begun; it has {@code about}
 * @param resumed message for whoever comes back to it; it has {@code about} and {@code count} (of
 *     lines)
 * @param most of a whole text: its characters, and its lines
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
         * @param begunIn where the writer stood then, who may be elsewhere by now
         * @param about such as the name of the addressee
         * @param words the lines, separated by line feeds
         */
        Command command(RoomId begunIn, String about, String words);
    }
}
