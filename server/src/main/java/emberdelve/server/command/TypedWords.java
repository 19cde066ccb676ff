package emberdelve.server.command;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The words of a typed text. */
public final class TypedWords {
    private TypedWords() {}

    /** The words of a name; a hyphen separates words as a blank does. */
    static List<String> of(String name) {
        return split(name, '-');
    }

    /** The words between blanks; none for an empty line. */
    public static List<String> apart(String line) {
        return split(line, ' ');
    }

    /** Whether one of a name's words begins so; ignores case. */
    static boolean isBegun(String name, String beginning) {
        for (var at = 0; at <= name.length() - beginning.length(); at++) {
            var isBegin = at == 0 || name.charAt(at - 1) == '-' || isBlank(name.charAt(at - 1));
            if (isBegin && name.regionMatches(true, at, beginning, 0, beginning.length()))
                return true;
        }
        return false;
    }

    /** Splits the text into words; {@code too}: a sign that separates words as blanks do. */
    private static List<String> split(String text, char too) {
        var words = new ArrayList<String>();
        var begin = 0;
        for (var at = 0; at <= text.length(); at++) {
            if (at < text.length() && text.charAt(at) != too && !isBlank(text.charAt(at))) continue;
            if (at > begin) words.add(text.substring(begin, at));
            begin = at + 1;
        }
        return Collections.unmodifiableList(words);
    }

    /**
     * Whether the sign is a blank of ASCII: a space, or a character from tab to carriage return.
     */
    private static boolean isBlank(char sign) {
        return sign == ' ' || (sign >= '\t' && sign <= '\r');
    }
}
