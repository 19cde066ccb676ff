package emberdelve.config.read;

import emberdelve.config.read.scalar.ReadableText;

import java.util.Comparator;
import java.util.Optional;

/**
 * One mistake or warning in a file; its text has the form that editors turn into a link.
 *
 * @param line from 1
 * @param column from 1, in code points
 * @param key the keys that lead to it
 * @param value the mistaken value, as much of it as fits into a line
 * @param expected what it should have been
 * @param meant what was probably meant
 */
public record Problem(
        String file,
        int line,
        int column,
        Severity severity,
        String key,
        String value,
        String expected,
        Optional<String> meant)
        implements Comparable<Problem> {
    /**
     * The most characters of a value: enough to find the place, and short enough for one line of a
     * log.
     */
    public static final int VALUE_MAX_CHARS = 80;

    private static final Comparator<Problem> ORDER =
            Comparator.comparing(Problem::file)
                    .thenComparingInt(Problem::line)
                    .thenComparingInt(Problem::column)
                    .thenComparing(Problem::text);

    /** The severity of a problem. */
    public enum Severity {
        /** A mistake: nothing starts with it. */
        MISTAKE,

        /** A warning: the content can be played, but hardly as it was meant. */
        WARNING
    }

    public static Problem of(Position at, String key, String value, String expected) {
        return new Problem(
                at.file(),
                at.line(),
                at.column(),
                Severity.MISTAKE,
                key,
                oneLine(value),
                expected,
                Optional.empty());
    }

    /** This problem as a warning. */
    public Problem asWarning() {
        return new Problem(file, line, column, Severity.WARNING, key, value, expected, meant);
    }

    /** This problem with {@code did you mean}, when there is a word to suggest. */
    public Problem suggesting(Optional<String> word) {
        if (word.isEmpty()) return this;
        return new Problem(file, line, column, severity, key, value, expected, word);
    }

    /** The problem in words for people: {@code key: value (expected: …)}. */
    public String text() {
        return (severity == Severity.WARNING ? "warning: " : "")
                + key
                + ": "
                + value
                + " (expected: "
                + expected
                + ")"
                + meant.map(word -> "; did you mean \"" + word + "\"?").orElse("");
    }

    @Override
    public int compareTo(Problem other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": " + text();
    }

    /** The value in one line and without control characters, for logs and terminals. */
    private static String oneLine(String value) {
        var shown = new StringBuilder();
        for (var c : value.strip().toCharArray()) {
            if (shown.length() >= VALUE_MAX_CHARS) return shown.append('…').toString();
            if (ReadableText.isShown(c)) shown.append(c);
            else shown.append(String.format("\\u%04x", (int) c));
        }
        return shown.isEmpty() ? "nothing" : shown.toString();
    }
}
