package emberdelve.server.game;

import emberdelve.config.settings.WorldSettings;
import emberdelve.server.lag.LagReport;
import emberdelve.server.lag.TickTime;

import jakarta.inject.Inject;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;

/**
 * The reports of the last minutes' ticks. The world publishes one after each tick; whoever reads
 * them touches the world no more than that. Safe for any thread; {@link #publish}: thread world.
 */
public final class TickReports {
    /** The time of which reports are kept: long enough to be asked about what one has just felt. */
    static final Duration KEPT = Duration.ofMinutes(5);

    /** The upper limits of the classes by which ticks are counted, in milliseconds. */
    public static final List<Integer> LIMITS_MILLIS =
            List.of(1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 5_000);

    private final Duration period;
    private final AtomicReferenceArray<TickReport> ring;
    private volatile Totals totals =
            new Totals(
                    IntStream.rangeClosed(0, LIMITS_MILLIS.size()).mapToObj(_ -> 0L).toList(),
                    0,
                    0);
    private volatile long published;

    /**
     * The ticks since the start, summed up.
     *
     * @param counts the number of ticks in each class of {@link #LIMITS_MILLIS}; the last one are
     *     those beyond all limits
     * @param nanos the time that they took together
     * @param late the number of those that began later than a tick after they were due
     */
    public record Totals(List<Long> counts, long nanos, long late) {
        public Totals {
            counts = List.copyOf(counts);
        }

        private Totals and(TickTime time, Duration period) {
            var more = new ArrayList<>(counts);
            var nth = 0;
            while (nth < LIMITS_MILLIS.size()
                    && time.tookNanos() > Duration.ofMillis(LIMITS_MILLIS.get(nth)).toNanos())
                nth++;
            more.set(nth, more.get(nth) + 1);
            return new Totals(
                    more,
                    nanos + time.tookNanos(),
                    late + (time.lateNanos() > period.toNanos() ? 1 : 0));
        }
    }

    @Inject
    TickReports(WorldSettings settings) {
        period = settings.tick();
        ring = new AtomicReferenceArray<>((int) KEPT.dividedBy(period));
    }

    void publish(TickReport report) {
        var nth = published;
        ring.set((int) (nth % ring.length()), report);
        totals = totals.and(report.time(), period);
        published = nth + 1;
    }

    /** The last tick's report; empty before the first tick. */
    public Optional<TickReport> latest() {
        var count = published;
        return count == 0
                ? Optional.empty()
                : Optional.of(ring.get((int) ((count - 1) % ring.length())));
    }

    /** The ticks since the start. */
    public Totals totals() {
        return totals;
    }

    /** The time from one tick to the next, as it is set. */
    public Duration period() {
        return period;
    }

    /** The report of the last minutes' lag. */
    public LagReport lag() {
        var count = published;
        var times = new ArrayList<TickTime>();
        for (var nth = Math.max(0, count - ring.length()); nth < count; nth++)
            times.add(ring.get((int) (nth % ring.length())).time());
        return LagReport.of(times, period);
    }
}
