package emberdelve.server.text;

import java.util.List;
import java.util.Map;

/**
 * The forms of third-person verbs that follow "you" and "they". Safe for any thread.
 *
 * @param irregular third person to plain form, for verbs that do not follow the rule
 */
record Conjugation(Map<String, String> irregular) {
    /** Endings after which the third person adds {@code -es}, not {@code -s}. */
    private static final List<String> LONG_ENDINGS =
            List.of("sses", "shes", "ches", "xes", "zes", "oes");

    /** "swings" to "swing"; of several words ("squares up") the first changes. */
    String plain(String thirdPerson) {
        var blank = thirdPerson.indexOf(' ');
        if (blank < 0) return plainWord(thirdPerson);
        return plainWord(thirdPerson.substring(0, blank)) + thirdPerson.substring(blank);
    }

    private String plainWord(String word) {
        var known = irregular.get(word);
        if (known != null) return known;

        if (word.endsWith("ies")) return word.substring(0, word.length() - 3) + "y";
        for (var ending : LONG_ENDINGS) {
            if (word.endsWith(ending)) return word.substring(0, word.length() - 2);
        }
        return word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
    }
}
