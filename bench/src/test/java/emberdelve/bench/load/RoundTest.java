package emberdelve.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class RoundTest {
    private static final Plan PLAN =
            new Plan(20, 50, Duration.ofMillis(200), Duration.ofSeconds(1), "ping",
                    Optional.empty());

    @Test
    void everyCommandOfTwentyPlayersIsEchoedAndCountedOnce() throws InterruptedException {
        try (var echo = EchoServer.start()) {
            var figures = Round.run(echo, PLAN);

            assertThat(figures.sent()).isEqualTo(20 * 50);
            assertThat(figures.answered()).isEqualTo(figures.sent());
        }
    }

    @Test
    void theFiguresArePossible() throws InterruptedException {
        try (var echo = EchoServer.start()) {
            var figures = Round.run(echo, PLAN);

            assertThat(figures.p50Nanos()).isPositive();
            assertThat(figures.p99Nanos()).isBetween(figures.p50Nanos(), figures.maxNanos());
            // Never above the rate that was offered; a crowded machine may fall below it.
            assertThat(figures.perSecond()).isPositive().isLessThanOrEqualTo(20 * 50);
            assertThat(figures.cpu()).isPositive();
        }
    }
}
