package emberdelve.server.schedule;

import java.util.Arrays;

/**
 * The sorting of many different numbers by marking each in a row of bits and reading the row. Data
 * that is kept by these numbers is then read in memory order, several times as fast as at random.
 */
final class Ascending {
    private long[] marks = new long[0];

    /** Sorts the first {@code count} numbers, without those below 0; answers how many are left. */
    int order(int[] numbers, int count) {
        var highest = 0;
        for (var index = 0; index < count; index++) highest = Math.max(highest, numbers[index]);
        var words = highest / Long.SIZE + 1;
        if (marks.length < words) marks = Arrays.copyOf(marks, 2 * words);
        for (var index = 0; index < count; index++) {
            var number = numbers[index];
            if (number >= 0) marks[number / Long.SIZE] |= 1L << number;
        }
        return read(words, numbers);
    }

    private int read(int words, int[] numbers) {
        var count = 0;
        for (var word = 0; word < words; word++) {
            for (var bits = marks[word]; bits != 0; bits &= bits - 1) {
                numbers[count++] = word * Long.SIZE + Long.numberOfTrailingZeros(bits);
            }
            marks[word] = 0;
        }
        return count;
    }
}
