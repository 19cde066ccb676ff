package emberdelve.server.lag;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is told of the ticks of the last minutes. */
class LagReportTest {
    private static final Duration PERIOD = Duration.ofMillis(200);

    private final List<TickTime> times = new ArrayList<>();
    private long beganNanos;

    @Test
    void nothingIsToldBeforeTheFirstTick() {
        assertThat(LagReport.of(times, PERIOD, Map.of())).isEqualTo(LagReport.NOTHING);
    }

    @Test
    void ofAHundredTicksTheSlowestIsTheWorstAndNotTheNinetyNinth() {
        for (var nth = 1; nth < 100; nth++) tick(2, 0, 200);
        tick(90, 0, 200);
        var lag = LagReport.of(times, PERIOD, Map.of());
        assertThat(lag.ticks()).isEqualTo(100);
        assertThat(lag.over()).isEqualTo(Duration.ofSeconds(20));
        assertThat(lag.medianNanos()).isEqualTo(millis(2));
        assertThat(lag.nearlyAllNanos()).isEqualTo(millis(2));
        assertThat(lag.worstNanos()).isEqualTo(millis(90));
        assertThat(lag.pace()).isEqualTo(1);
    }

    @Test
    void whereTicksTakeTwiceTheirTimeTheDungeonGoesAtHalfItsPace() {
        for (var nth = 0; nth < 10; nth++) tick(400, 250, 400);
        var lag = LagReport.of(times, PERIOD, Map.of());
        assertThat(lag.pace()).isEqualTo(0.5);
        assertThat(lag.late()).isEqualTo(10);
    }

    @Test
    void aTickThatIsOneWholeTickLateIsNotYetCalledLate() {
        tick(1, 200, 200);
        assertThat(LagReport.of(times, PERIOD, Map.of()).late()).isZero();
    }

    @Test
    void whatTookMostInAllIsToldFirst() {
        tick(70, 0, 200, new SlowDeed(DeedName.of("hydra #7"), millis(60)));
        tick(
                90,
                0,
                200,
                new SlowDeed(DeedName.of("rat #8"), millis(40)),
                new SlowDeed(DeedName.of("zone mine"), millis(9)));
        tick(50, 0, 200, new SlowDeed(DeedName.of("rat #8"), millis(45)));
        assertThat(LagReport.of(times, PERIOD, Map.of()).causes())
                .containsExactly(
                        new LagReport.Cause("rat #8", 2, millis(85), millis(45), 3),
                        new LagReport.Cause("hydra #7", 1, millis(60), millis(60), 1),
                        new LagReport.Cause("zone mine", 1, millis(9), millis(9), 2));
    }

    private void tick(long tookMillis, long lateMillis, long nextAfter, SlowDeed... slow) {
        times.add(
                new TickTime(
                        times.size() + 1,
                        beganNanos,
                        millis(tookMillis),
                        millis(lateMillis),
                        0,
                        List.of(slow)));
        beganNanos += millis(nextAfter);
    }

    private static long millis(long count) {
        return Duration.ofMillis(count).toNanos();
    }
}
