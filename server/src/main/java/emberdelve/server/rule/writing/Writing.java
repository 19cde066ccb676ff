package emberdelve.server.rule.writing;

import emberdelve.config.content.RoomId;
import emberdelve.server.command.WritingSpace;

/**
 * A text that is being written.
 *
 * @param kind the word of its kind
 * @param begunIn the room in which its writer began it
 * @param about what it is about, such as the name of the addressee
 * @param words its lines, each with a line feed at its end
 * @param leftOut the number of lines that did not fit or came incomplete, and of all lines after
 *     the first of these
 * @param warned whether its writer has been told of the lines left out, and asked what to do
 */
record Writing(
        String kind, RoomId begunIn, String about, String words, int leftOut, boolean warned) {
    private static final int LAST_MAX_CHARS = 60;

    static Writing begun(String kind, RoomId room, String about) {
        return new Writing(kind, room, about, "", 0, false);
    }

    /** The space that is left; none once a line has been left out. */
    WritingSpace space(WritingSpace most) {
        return leftOut > 0
                ? WritingSpace.NONE
                : new WritingSpace(most.chars() - words.length(), most.lines() - lines());
    }

    Writing with(String line) {
        return new Writing(kind, begunIn, about, words + line + '\n', leftOut, warned);
    }

    /**
     * The text with one more line left out; a writer who was asked and goes on writing has not
     * answered.
     */
    Writing without() {
        return new Writing(kind, begunIn, about, words, leftOut + 1, false);
    }

    /** The same text about something else. */
    Writing about(String other) {
        return new Writing(kind, begunIn, other, words, leftOut, warned);
    }

    Writing asked() {
        return new Writing(kind, begunIn, about, words, leftOut, true);
    }

    int lines() {
        return (int) words.chars().filter(each -> each == '\n').count();
    }

    /** The last line, or its beginning; empty when there is none. */
    String last() {
        var text = text();
        var last = text.substring(text.lastIndexOf('\n') + 1);
        return last.length() <= LAST_MAX_CHARS ? last : last.substring(0, LAST_MAX_CHARS) + "...";
    }

    /** The text, its lines separated by line feeds. */
    String text() {
        return words.isEmpty() ? "" : words.substring(0, words.length() - 1);
    }
}
