package emberdelve.bench.load;

import emberdelve.bench.opponent.ProcessCost;

import java.time.Duration;
import java.util.OptionalLong;

/** Figures of a round that was never played, for tests. */
final class SomeFigures {
    private SomeFigures() {}

    /**
     * @param lateMillis every answer
     */
    static Figures of(double offered, double answered, double lateMillis) {
        var late = new Latency(lateMillis, lateMillis, lateMillis, lateMillis, lateMillis);
        return new Figures(
                "it",
                LoadScene.PING,
                10,
                Duration.ofSeconds(1),
                offered,
                answered,
                0,
                0,
                0,
                0,
                late,
                late,
                answered,
                0,
                new ProcessCost(Duration.ofMillis(500), 100, 20, 10, 50, 1, 2),
                OptionalLong.empty());
    }
}
