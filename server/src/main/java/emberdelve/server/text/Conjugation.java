package emberdelve.server.text;

import java.util.List;
import java.util.Map;

/**
 * Verbs as they follow "you" and "they". Safe for any thread.
 *
 * @param irregular third person to plain form, where the rule is wrong
 */
record Conjugation(Map<String, String> irregular) {
    /** After a hiss the third person has a vowel more; {@code -oes} likewise. */
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
