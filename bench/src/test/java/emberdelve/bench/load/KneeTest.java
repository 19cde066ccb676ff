package emberdelve.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

final class KneeTest {
    private static final double FIRST = 5_000;

    @Test
    void theHighestRateInTimeIsFoundToWithinATenth() throws InterruptedException, IOException {
        for (var limit : new double[] {70_000, 5_000, 900, 40}) {
            var played = Knee.find(rate -> answering(limit, rate), FIRST);

            assertThat(Knee.best(played)).isCloseTo(limit, Percentage.withPercentage(13));
            assertThat(Knee.best(played)).isLessThanOrEqualTo(limit);
        }
    }

    @Test
    void whoIsTooSlowForTheLeastHasNoBest() throws InterruptedException, IOException {
        assertThat(Knee.best(Knee.find(rate -> answering(1, rate), FIRST))).isZero();
    }

    @Test
    void whoIsNeverTooSlowIsNotAskedForMoreThanAnybodyCan()
            throws InterruptedException, IOException {
        var played = Knee.find(rate -> answering(Double.MAX_VALUE, rate), FIRST);

        assertThat(played.getLast().offered()).isEqualTo(640_000);
    }

    @Test
    void oneBadRoundIsNoLimit() throws InterruptedException, IOException {
        var rounds = new AtomicInteger();

        var played =
                Knee.find(
                        rate ->
                                rounds.getAndIncrement() % 2 == 0
                                        ? answering(1, rate)
                                        : answering(70_000, rate),
                        FIRST);

        assertThat(Knee.best(played)).isCloseTo(70_000, Percentage.withPercentage(13));
    }

    @Test
    void whoAnswersHalfOfItQuicklyIsNotInTime() {
        assertThat(Knee.isInTime(SomeFigures.of(1_000, 500, 1))).isFalse();
    }

    /** An opponent that answers so much in time, and no more than that. */
    private static Figures answering(double limit, double rate) {
        return SomeFigures.of(rate, Math.min(limit, rate), rate <= limit ? 1 : 1_000);
    }
}
