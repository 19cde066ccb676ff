package emberdelve.config.load;

import java.util.Comparator;
import java.util.Optional;

/**
 * One mistake in a file, in the form that editors make a link of.
 *
 * @param line from 1
 * @param column from 1, in code points
 * @param text {@code key: value (expected: …)}
 */
public record Problem(String file, int line, int column, String text)
        implements Comparable<Problem> {
    /** Long enough to find the place, short enough for one line of a log. */
    static final int VALUE_MAX_CHARS = 80;

    private static final Comparator<Problem> ORDER =
            Comparator.comparing(Problem::file)
                    .thenComparingInt(Problem::line)
                    .thenComparingInt(Problem::column)
                    .thenComparing(Problem::text);

    static Problem of(Position at, String key, String value, String expected) {
        var text = key + ": " + oneLine(value) + " (expected: " + expected + ")";
        return new Problem(at.file(), at.line(), at.column(), text);
    }

    /** The same as a warning. */
    Problem asWarning() {
        return new Problem(file, line, column, "warning: " + text);
    }

    /** Adds {@code did you mean} when there is something to suggest. */
    Problem suggesting(Optional<String> word) {
        if (word.isEmpty()) return this;
        return new Problem(file, line, column, text + "; did you mean \"" + word.get() + "\"?");
    }

    @Override
    public int compareTo(Problem other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": " + text;
    }

    /** A value may hold anything; a log line and a terminal may not. */
    private static String oneLine(String value) {
        var shown = new StringBuilder();
        for (var c : value.strip().toCharArray()) {
            if (shown.length() >= VALUE_MAX_CHARS) return shown.append('…').toString();
            if (Character.isISOControl(c)) shown.append(String.format("\\u%04x", (int) c));
            else shown.append(c);
        }
        return shown.isEmpty() ? "nothing" : shown.toString();
    }
}
