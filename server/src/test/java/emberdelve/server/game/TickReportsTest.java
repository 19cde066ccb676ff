package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.WorldSettings;
import emberdelve.server.kernel.Guard;
import emberdelve.server.lag.DeedName;
import emberdelve.server.lag.LagReport;
import emberdelve.server.lag.SlowDeed;
import emberdelve.server.lag.TickTime;
import emberdelve.server.lag.Workload;
import emberdelve.server.metrics.Traffic;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the world tells of its ticks, and who is named when they are slow. */
class TickReportsTest {
    private static final Duration PERIOD = WorldSettings.DEFAULTS.tick();

    private final Traffic traffic = Traffic.none();
    private final TickReports reports = new TickReports(WorldSettings.DEFAULTS, traffic);
    private long nowNanos;

    /** The rat thinks for a tenth of a second whenever its turn comes. */
    @Test
    void anActorThatBurnsTimeIsNamed() {
        var play = Scenario.on("[yard @& r ]");
        var rat = play.monster();
        var workload = new Workload(() -> nowNanos, () -> 0, new DeedNames()::of);
        play.world.part(Guard.class).timeBy(workload);
        rat.minds()
                .override(
                        _ -> {
                            nowNanos += Duration.ofMillis(100).toNanos();
                            return _ -> new Outcome.Done(Effort.REST);
                        },
                        100);
        for (var tick = 1; tick <= 3 * rat.speed(); tick++) {
            var began = nowNanos;
            play.ticks(1);
            publish(tick, began, nowNanos - began, 0, workload.takeSlow());
            nowNanos += PERIOD.toNanos();
        }
        assertThat(reports.lag().causes())
                .singleElement()
                .matches(cause -> cause.what().equals("rat " + rat.id() + " in " + rat.room().id()))
                .matches(cause -> cause.worstNanos() == Duration.ofMillis(100).toNanos())
                .matches(cause -> cause.times() == 3);
    }

    @Test
    void theReportsOfFiveMinutesAreKept() {
        assertThat(reports.latest()).isEmpty();
        for (var tick = 1; tick <= 1_600; tick++)
            publish(tick, tick * PERIOD.toNanos(), tick, 0, List.of());
        assertThat(reports.latest().orElseThrow().time().tick()).isEqualTo(1_600);
        assertThat(reports.lag().ticks()).isEqualTo(1_500);
        assertThat(reports.lag().over()).isEqualTo(TickReports.KEPT);
        assertThat(reports.lag().worstNanos()).isEqualTo(1_600);
    }

    @Test
    void whoWasTurnedAwayInTheFiveMinutesIsCountedByReason() {
        traffic.refused().add("login.throttled");
        publish(1, 0, 1, 0, List.of());
        assertThat(reports.lag().turnedAway()).as("what was before is over").isEmpty();
        for (var each = 0; each < 3; each++) traffic.refused().add("input.too-fast");
        traffic.ended().add("reads-too-slowly");
        traffic.refused().add("login.throttled");
        assertThat(reports.lag().turnedAway())
                .containsExactly(
                        new LagReport.TurnedAway("input.too-fast", 3),
                        new LagReport.TurnedAway("login.throttled", 1),
                        new LagReport.TurnedAway("reads-too-slowly", 1));
        for (var tick = 2; tick <= 1_502; tick++) publish(tick, tick, 1, 0, List.of());
        assertThat(reports.lag().turnedAway()).as("five minutes later").isEmpty();
    }

    @Test
    void allTicksAreCountedByHowLongTheyTook() {
        var millis = Duration.ofMillis(1).toNanos();
        for (var took : List.of(millis, millis + 1, 5_000 * millis, 5_000 * millis + 1))
            publish(1, 0, took, PERIOD.toNanos() + took - millis, List.of());
        var totals = reports.totals();
        assertThat(totals.counts()).startsWith(1L, 1L, 0L).endsWith(1L, 1L);
        assertThat(totals.counts()).hasSize(TickReports.LIMITS_MILLIS.size() + 1);
        assertThat(totals.nanos()).isEqualTo(10_002 * millis + 2);
        assertThat(totals.late()).isEqualTo(3);
    }

    @Test
    void aSlowTickIsALineAndMoreSoonAfterItAreCounted() {
        var lines = new ArrayList<SlowTicks.Line>();
        var slow = new SlowTicks(lines::add, PERIOD);
        slow.look(time(1, 0, PERIOD.toNanos(), List.of()));
        assertThat(lines).isEmpty();
        var deeds =
                List.of(
                        new SlowDeed(DeedName.of("checkpoint"), 190_000_000),
                        new SlowDeed(DeedName.of("rat #1"), 9_000_000));
        slow.look(time(2, 0, 201_000_000, deeds));
        slow.look(time(3, 1, 300_000_000, List.of()));
        slow.look(time(4, SlowTicks.REST.toNanos(), 202_000_000, List.of()));
        assertThat(lines)
                .extracting(SlowTicks.Line::words)
                .containsExactly(
                        "tick 2 took 201 ms: checkpoint 190 ms; rat #1 9 ms",
                        "tick 4 took 202 ms (1 slow tick since the last such line): no deed was"
                                + " slow; the machine may be busy");
    }

    private void publish(long tick, long began, long took, long late, List<SlowDeed> slow) {
        var time = new TickTime(tick, began, took, late, 0, slow);
        reports.publish(new TickReport(time, 1, 0, List.of(), 0, Optional.empty()));
    }

    private static TickTime time(long tick, long began, long took, List<SlowDeed> slow) {
        return new TickTime(tick, began, took, 0, 0, slow);
    }
}
