package emberdelve.protocol.style;

import java.util.ArrayList;
import java.util.List;

/**
 * The breaking of a text into lines that fit. Spaces at a break are dropped; a word longer than a
 * line is cut, but never inside a character and the marks that combine with it. A text that hangs
 * has each line but the first indented.
 *
 * <p>Thread: used by one call only; see {@link #wrap}.
 */
public final class Wrap {
    private static final char ZERO_WIDTH_JOINER = '\u200D';
    private static final int NOWHERE = -1;
    private static final String INDENT = "  ";

    /** The fewest columns that leave room for an indent. */
    private static final int INDENTED_COLUMNS_MIN = 10;

    private final StyledText text;
    private final String plain;
    private final int columns;
    private final String indent;
    private final List<StyledText> lines = new ArrayList<>();

    /** Offset of the first character of the line in work. */
    private int start;

    /** Offset of the next character to look at. */
    private int at;

    /** Columns from {@code start} to {@code at}. */
    private int width;

    /**
     * The place where the line would end if its last word went to the next, or {@link #NOWHERE}.
     */
    private int lastBreak = NOWHERE;

    /** The place where the next line would start if this one ended at {@link #lastBreak}. */
    private int resume;

    private Wrap(StyledText text, String plain, int columns) {
        this.text = text;
        this.plain = plain;
        this.columns = columns;
        indent = text.isHanging() && columns >= INDENTED_COLUMNS_MIN ? INDENT : "";
    }

    /**
     * The lines, at least one; none is wider than {@code columns}, unless a single character is,
     * with all that is joined to it.
     *
     * @param columns 1 or more
     */
    public static List<StyledText> wrap(StyledText line, int columns) {
        if (columns < 1) {
            throw new IllegalArgumentException("columns: " + columns + " (expected: 1 or more)");
        }
        return fits(line, columns) ? List.of(line) : new Wrap(line, line.plain(), columns).lines();
    }

    private static boolean fits(StyledText line, int columns) {
        var units = 0;
        for (var run : line.runs()) {
            if (run.text().indexOf('\n') >= 0) return false;
            units += run.text().length();
        }
        // Nothing is wider than two columns: most prompts need not be measured.
        return 2 * units <= columns || line.width() <= columns;
    }

    private List<StyledText> lines() {
        while (at < plain.length()) {
            var codePoint = plain.codePointAt(at);
            if (codePoint == '\n') {
                endParagraph();
            } else if (codePoint == ' ') {
                space();
            } else {
                letter(codePoint);
            }
        }
        endHere();
        return lines;
    }

    private void letter(int codePoint) {
        var next = at + Character.charCount(codePoint);
        var asPicture = next < plain.length() && plain.charAt(next) == Columns.AS_PICTURE;
        var more = asPicture ? Columns.ofPicture(codePoint) : Columns.of(codePoint);
        if (width + more > columns && at > start && !belongsToLast(more)) {
            breakLine();
            return;
        }
        width += more;
        at = asPicture ? next + 1 : next;
    }

    /**
     * Takes a space, which may stand out over the edge: nobody sees it there, and a break drops it.
     */
    private void space() {
        if (at == start || plain.charAt(at - 1) != ' ') lastBreak = at;
        width++;
        at++;
        resume = at;
    }

    private void breakLine() {
        if (lastBreak > start) {
            add(start, lastBreak);
            startLine(resume);
        } else {
            endHere();
            startLine(at);
        }
    }

    private void endParagraph() {
        endHere();
        startLine(at + 1);
    }

    /** Ends the line here. Spaces at its end stay if they fit: those after a prompt are wanted. */
    private void endHere() {
        var end = at;
        while (width > columns && end > start && plain.charAt(end - 1) == ' ') {
            end--;
            width--;
        }
        add(start, end);
    }

    private void startLine(int offset) {
        start = offset;
        at = offset;
        width = indent.length();
        lastBreak = NOWHERE;
    }

    private void add(int from, int to) {
        var line = text.slice(from, to);
        lines.add(
                lines.isEmpty() || indent.isEmpty()
                        ? line
                        : StyledText.builder().add(indent).add(line).build());
    }

    /**
     * Whether the next character stands on, or is joined to, the one before; spaces carry nothing.
     */
    private boolean belongsToLast(int itsColumns) {
        var last = plain.charAt(at - 1);
        return last == ZERO_WIDTH_JOINER || (itsColumns == 0 && last != ' ');
    }
}
