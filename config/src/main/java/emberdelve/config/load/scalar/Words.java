package emberdelve.config.load.scalar;

import java.util.Optional;

/**
 * Text for people to read. Control characters have no business in it: a terminal would obey them.
 * Blanks around it are taken off.
 *
 * @param charsMax longest text, in chars
 */
public record Words(int charsMax) implements Scalar<String> {
    /** Names, summaries: what must fit into a line. */
    public static final Words LINE = new Words(120);

    /** Descriptions: a few screens. */
    public static final Words PARAGRAPHS = new Words(8_000);

    @Override
    public String expected() {
        return "text of 1.." + charsMax + " characters, none of them control characters";
    }

    @Override
    public Optional<String> parse(String text) {
        var words = text.strip();
        if (words.isEmpty() || words.length() > charsMax || !isPlain(words))
            return Optional.empty();
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
