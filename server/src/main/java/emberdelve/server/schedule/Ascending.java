package emberdelve.server.schedule;

import java.util.Arrays;

/**
 * Puts many different numbers in order by marking each in a row of bits and reading the row. What
 * is kept of them elsewhere then lies in the order it is asked for, and comes out of memory several
 * times as fast as at random.
 */
final class Ascending {
    private long[] marks = new long[0];

    /** Orders the first of them; those below 0 are left out. Answers how many are left. */
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
