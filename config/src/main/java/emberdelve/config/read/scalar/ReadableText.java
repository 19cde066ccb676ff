package emberdelve.config.read.scalar;

import java.util.List;
import java.util.Optional;

/**
 * Text for people to read. It holds no control characters, because a terminal would obey them.
 * Blanks around it are taken off.
 *
 * @param charsMax longest text, in chars
 * @param hasLines whether it may have line ends: a name has none
 * @param filled the words that are filled in where they stand in braces, {@code {name}}
 */
public record ReadableText(int charsMax, boolean hasLines, List<String> filled)
        implements Scalar<String> {
    /** Names, summaries and other texts that must fit into a line. */
    public static final ReadableText LINE = new ReadableText(120);

    /** Descriptions: a few screens. */
    public static final ReadableText PARAGRAPHS = new ReadableText(8_000, true);

    public ReadableText {
        filled = List.copyOf(filled);
    }

    /** A text in which nothing is filled in. */
    public ReadableText(int charsMax, boolean hasLines) {
        this(charsMax, hasLines, List.of());
    }

    /** Words for one line. */
    public ReadableText(int charsMax) {
        this(charsMax, false);
    }

    /** This kind of text, in which those words in braces are filled in. */
    public ReadableText filling(String... words) {
        return new ReadableText(charsMax, hasLines, List.of(words));
    }

    @Override
    public String expected() {
        return "text of 1.."
                + charsMax
                + " characters"
                + (hasLines ? "" : " on one line")
                + ", none of them control characters";
    }

    @Override
    public Optional<String> parse(String text) {
        var words = text.strip();
        if (words.isEmpty() || words.length() > charsMax || !isPlain(words))
            return Optional.empty();
        if (!hasLines && words.indexOf('\n') >= 0) return Optional.empty();
        return Optional.of(words);
    }

    @Override
    public Optional<List<String>> gaps() {
        return Optional.of(filled);
    }

    @Override
    public String standIn() {
        return "?";
    }

    /**
     * Whether a terminal would show every character of it, in its order, and obey none; line ends
     * are allowed.
     */
    public static boolean isPlain(String text) {
        for (var i = 0; i < text.length(); i++) {
            if (text.charAt(i) != '\n' && !isShown(text.charAt(i))) return false;
        }
        return true;
    }

    /**
     * Whether people see the character, in its place: control characters are not shown, nor those
     * without width, nor those that turn the writing round. The two without width that join and
     * part letters are allowed, because some languages are written with them.
     */
    public static boolean isShown(char c) {
        return switch (Character.getType(c)) {
            case Character.FORMAT -> c == '\u200c' || c == '\u200d';
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                    false;
            default -> true;
        };
    }
}
