package emberdelve.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.OptionalLong;

final class TickReadingTest {
    private static final Duration TICK = Duration.ofMillis(200);
    private static final TickReading BEFORE = at(0, 100);

    @Test
    void ticksThatWereDueAndDidNotPassAreLate() {
        assertThat(BEFORE.lateTicks(at(10, 143), TICK)).hasValue(7);
    }

    @Test
    void aWorldInTimeHasNone() {
        assertThat(BEFORE.lateTicks(at(10, 150), TICK)).hasValue(0);
        assertThat(BEFORE.lateTicks(at(10, 151), TICK)).hasValue(0);
    }

    @Test
    void whereThereIsNoWorldThereIsNoTick() {
        var none = new TickReading(0, OptionalLong.empty());

        assertThat(none.lateTicks(at(10, 150), TICK)).isEmpty();
        assertThat(BEFORE.lateTicks(none, TICK)).isEmpty();
    }

    private static TickReading at(long second, long tick) {
        return new TickReading(Duration.ofSeconds(second).toNanos(), OptionalLong.of(tick));
    }
}
