package emberdelve.server.command;

import emberdelve.config.spelling.EditDistance;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** What somebody may have meant who mistyped a word. */
public final class Suggestions {
    /** More would be a menu and no help (TRANSCRIPTS rule: at most three). */
    private static final int WORDS_MAX = 3;

    private Suggestions() {}

    /** Words within two slips of the typed one (one slip for short words), nearest first. */
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
