package emberdelve.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.bench.opponent.EchoProcess;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

final class RoundTest {
    private static final int PLAYERS = 20;
    private static final double PER_SECOND = 1_000;

    @TempDir private Path folder = Path.of("");

    @Test
    void everyCommandIsEchoedAndCountedOnce() throws InterruptedException, IOException {
        var figures = InTime.figures(its -> its.answered() > 0, () -> round(LoadScene.PING));

        assertThat(figures.offered()).isEqualTo(PER_SECOND);
        assertThat(figures.unanswered()).isZero();
        assertThat(figures.answered()).isPositive();
        assertThat(figures.untyped()).isZero();
        assertThat(figures.refused()).isZero();
        assertThat(figures.lost()).isZero();
        var latency = figures.latency();
        assertThat(latency.p50()).isPositive();
        assertThat(latency.p99()).isBetween(latency.p50(), latency.max());
        assertThat(figures.cpuMicrosPerAnswer()).isPositive();
        assertThat(figures.cost().residentMib()).isPositive();
        assertThat(figures.cost().descriptors()).isGreaterThan(PLAYERS);
        assertThat(figures.lateTicks()).isEmpty();
    }

    @Test
    void looksAndTalkAreTimedInTurn() throws InterruptedException, IOException {
        assertThat(round(LoadScene.CHAT).unanswered()).isZero();
    }

    @Test
    void inACrowdEachLineIsReadByAll() throws InterruptedException, IOException {
        var figures =
                InTime.figures(its -> its.lines() > its.answered(), () -> round(LoadScene.CROWD));

        assertThat(figures.unanswered()).isZero();
        assertThat(figures.lines()).isGreaterThan(figures.answered());
        assertThat(figures.copies().p99()).isPositive();
    }

    private Figures round(LoadScene scene) throws InterruptedException, IOException {
        var plan = Plan.of(PLAYERS, scene, Duration.ofMillis(200), Duration.ofSeconds(1));
        try (var echo = EchoProcess.start(folder, scene.isCrowd());
                var troop = Troop.enter(echo, plan, false)) {
            return Round.run(echo, troop, plan, PER_SECOND);
        }
    }
}
