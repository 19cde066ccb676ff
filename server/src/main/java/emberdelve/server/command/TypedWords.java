package emberdelve.server.command;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Splits typed text into words. */
public final class TypedWords {
    private static final Pattern BETWEEN = Pattern.compile("[\\s-]+");
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private TypedWords() {}

    /** The words of a name; a hyphen separates words as a blank does. */
    static List<String> of(String name) {
        return split(BETWEEN, name);
    }

    /** The words between blanks; none for an empty line. */
    public static List<String> apart(String line) {
        return split(BLANKS, line);
    }

    private static List<String> split(Pattern pattern, String text) {
        return Arrays.stream(pattern.split(text, -1)).filter(word -> !word.isEmpty()).toList();
    }
}
