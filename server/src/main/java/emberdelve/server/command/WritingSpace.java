package emberdelve.server.command;

/**
 * The space that a text has left.
 *
 * @param chars the characters that still fit, line feeds between lines included; -1 when not even
 *     an empty line fits
 */
public record WritingSpace(int chars, int lines) {
    /** The space in which nothing fits any more. */
    public static final WritingSpace NONE = new WritingSpace(-1, 0);

    public boolean fits(String line) {
        return lines > 0 && line.length() <= chars;
    }

    /** The space left behind that line; {@link #NONE} when it does not fit. */
    public WritingSpace behind(String line) {
        return fits(line) ? new WritingSpace(chars - line.length() - 1, lines - 1) : NONE;
    }
}
