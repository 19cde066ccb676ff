package emberdelve.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

final class TallyTest {
    private static final long MILLI = 1_000_000;
    private static final Percentage PRECISE = Percentage.withPercentage(0.2);

    private final Tally tally = new Tally(0, 1_000 * MILLI, 1_000);

    @Test
    void latenessRunsFromTheMomentACommandWasDueInItsHistogram() {
        for (var late = 1; late <= 1_000; late++) {
            tally.sent(0);
            tally.answered(0, late * MILLI);
        }
        var latency = Latency.of(tally.answers());

        assertThat(latency.p50()).isCloseTo(500, PRECISE);
        assertThat(latency.p90()).isCloseTo(900, PRECISE);
        assertThat(latency.p99()).isCloseTo(990, PRECISE);
        assertThat(latency.p999()).isCloseTo(999, PRECISE);
        assertThat(latency.max()).isCloseTo(1_000, PRECISE);
    }

    @Test
    void aStallCountsForEveryCommandThatItHeldUp() {
        // Due once a millisecond; the answers of half a second come at its end.
        for (var due = 0; due < 1_000; due++) {
            tally.sent(due * MILLI);
            tally.answered(due * MILLI, Math.max(due, 500) * MILLI);
        }
        var latency = Latency.of(tally.answers());

        assertThat(latency.p50()).isLessThanOrEqualTo(1);
        assertThat(latency.p90()).isCloseTo(400, PRECISE);
        assertThat(latency.max()).isCloseTo(500, PRECISE);
    }

    @Test
    void whatWasDueOrCameOutsideTheTimeIsNotCounted() {
        tally.sent(-1);
        tally.answered(-1, MILLI);
        tally.sent(999 * MILLI);
        tally.answered(999 * MILLI, 1_001 * MILLI);
        tally.lines(7, 1_001 * MILLI);

        assertThat(tally.sent()).isEqualTo(1);
        assertThat(tally.answered()).as("by when it came").isEqualTo(1);
        assertThat(tally.answers().getTotalCount()).as("by when it was due").isEqualTo(1);
        assertThat(tally.lines()).isZero();
    }

    @Test
    void nothingAtAllIsNotLate() {
        assertThat(Latency.of(tally.answers())).isEqualTo(new Latency(0, 0, 0, 0, 0));
    }
}
