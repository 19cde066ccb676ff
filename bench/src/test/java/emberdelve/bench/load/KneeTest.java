package emberdelve.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

import java.io.IOException;

final class KneeTest {
    /** An opponent that answers so much in time, and no more than that. */
    private static Figures answering(double limit, double rate) {
        var answered = Math.min(limit, rate);
        var p99 = rate <= limit ? 1.0 : 1_000.0;
        return new Figures(
                "it", 1, rate, answered, 0, p99, p99, p99, p99, p99, 0, answered, 1, 1, 1, 0, 0);
    }

    @Test
    void theHighestRateInTimeIsFoundToWithinATenth() throws InterruptedException, IOException {
        var played = Knee.find(rate -> answering(70_000, rate));

        assertThat(Knee.best(played)).isCloseTo(70_000, Percentage.withPercentage(10));
        assertThat(Knee.best(played)).isLessThanOrEqualTo(70_000);
    }

    @Test
    void whoIsTooSlowForTheLeastHasNoBest() throws InterruptedException, IOException {
        assertThat(Knee.best(Knee.find(rate -> answering(10, rate)))).isZero();
    }
}
