package emberdelve.server.command;

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
                .filter(word -> distance(typed, word) <= slips)
                .sorted(Comparator.comparingInt((String word) -> distance(typed, word))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(WORDS_MAX)
                .toList();
    }

    /** Inserted, left out, wrong or swapped letters. */
    static int distance(String one, String other) {
        var cost = new int[one.length() + 1][other.length() + 1];
        for (var i = 0; i <= one.length(); i++) cost[i][0] = i;
        for (var j = 0; j <= other.length(); j++) cost[0][j] = j;
        for (var i = 1; i <= one.length(); i++) {
            for (var j = 1; j <= other.length(); j++) {
                var same = one.charAt(i - 1) == other.charAt(j - 1);
                cost[i][j] =
                        Math.min(
                                cost[i - 1][j - 1] + (same ? 0 : 1),
                                1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
                var swapped =
                        i > 1
                                && j > 1
                                && one.charAt(i - 1) == other.charAt(j - 2)
                                && one.charAt(i - 2) == other.charAt(j - 1);
                if (swapped) cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
            }
        }
        return cost[one.length()][other.length()];
    }
}
