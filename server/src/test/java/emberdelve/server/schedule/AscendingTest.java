package emberdelve.server.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.SplittableRandom;

class AscendingTest {
    private final Ascending ascending = new Ascending();

    @RepeatedTest(20)
    void ordersDifferentNumbersAndLeavesOutThoseWhoAreGone(RepetitionInfo repetition) {
        var seed = repetition.getCurrentRepetition();
        var random = new SplittableRandom(seed);
        // Twice, as what one call marked must be gone in the next.
        for (var round = 0; round < 2; round++) {
            var highest = random.nextInt(1, 200_000);
            var numbers = random.ints(random.nextInt(1, 5000), 0, highest).distinct().toArray();
            var sorted = numbers.clone();
            Arrays.sort(sorted);
            var withGaps = withGaps(numbers, random);

            var count = ascending.order(withGaps, withGaps.length);

            assertThat(Arrays.copyOf(withGaps, count)).as("seed %d", seed).isEqualTo(sorted);
        }
    }

    @Test
    void noneAreLeftOfThoseWhoAreAllGone() {
        int[] numbers = {Calendar.GONE, Calendar.GONE};

        assertThat(ascending.order(numbers, numbers.length)).isZero();
    }

    private static int[] withGaps(int[] numbers, SplittableRandom random) {
        var withGaps = new int[2 * numbers.length];
        Arrays.fill(withGaps, Calendar.GONE);
        for (var index = 0; index < numbers.length; index++) {
            withGaps[2 * index + random.nextInt(2)] = numbers[index];
        }
        return withGaps;
    }
}
