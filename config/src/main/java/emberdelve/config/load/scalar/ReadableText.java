package emberdelve.config.load.scalar;

import java.util.Optional;

/**
 * Text for people to read. Control characters have no business in it: a terminal would obey them.
 * Blanks around it are taken off.
 *
 * @param charsMax longest text, in chars
 * @param hasLines whether it may have line ends: a name has none
 */
public record ReadableText(int charsMax, boolean hasLines) implements Scalar<String> {
    /** Names, summaries: what must fit into a line. */
    public static final ReadableText LINE = new ReadableText(120);

    /** Descriptions: a few screens. */
    public static final ReadableText PARAGRAPHS = new ReadableText(8_000, true);

    /** Words for one line. */
    public ReadableText(int charsMax) {
        this(charsMax, false);
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
    public String standIn() {
        return "?";
    }

    /** Whether a terminal would show all of it and obey none; line ends are allowed. */
    public static boolean isPlain(String text) {
        for (var i = 0; i < text.length(); i++) {
            if (text.charAt(i) != '\n' && Character.isISOControl(text.charAt(i))) return false;
        }
        return true;
    }
}
