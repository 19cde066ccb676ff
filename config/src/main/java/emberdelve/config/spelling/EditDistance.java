package emberdelve.config.spelling;

/**
 * The count of typing slips between two words: a letter too many, too few, wrong, or swapped with
 * its neighbour. Pure.
 */
public final class EditDistance {
    private EditDistance() {}

    /** The fewest slips that lead from one word to the other: the optimal string alignment. */
    public static int between(String typed, String meant) {
        var rows = new int[typed.length() + 1][meant.length() + 1];
        for (var i = 0; i <= typed.length(); i++) rows[i][0] = i;
        for (var j = 0; j <= meant.length(); j++) rows[0][j] = j;
        for (var i = 1; i <= typed.length(); i++) {
            for (var j = 1; j <= meant.length(); j++) {
                var wrong = typed.charAt(i - 1) == meant.charAt(j - 1) ? 0 : 1;
                var added = Math.min(rows[i - 1][j], rows[i][j - 1]) + 1;
                rows[i][j] = Math.min(added, rows[i - 1][j - 1] + wrong);
                if (isSwap(typed, i, meant, j))
                    rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
            }
        }
        return rows[typed.length()][meant.length()];
    }

    private static boolean isSwap(String typed, int i, String meant, int j) {
        return i > 1
                && j > 1
                && typed.charAt(i - 1) == meant.charAt(j - 2)
                && typed.charAt(i - 2) == meant.charAt(j - 1);
    }
}
