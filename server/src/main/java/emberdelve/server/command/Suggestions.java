package emberdelve.server.command;

import emberdelve.config.spelling.EditDistance;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** The suggestions for a mistyped word. */
public final class Suggestions {
    /** Most words suggested; more would be a menu and no help. */
    private static final int WORDS_MAX = 3;

    private Suggestions() {}

    /** Words within two typing errors of the typed one (one for short words), nearest first. */
    public static List<String> nearest(String typed, Collection<String> words) {
        var slips = typed.length() <= 3 ? 1 : 2;
        return words.stream()
                .filter(word -> EditDistance.between(typed, word) <= slips)
                .sorted(
                        Comparator.comparingInt((String word) -> EditDistance.between(typed, word))
                                .thenComparing(Comparator.naturalOrder()))
                .limit(WORDS_MAX)
                .toList();
    }
}
