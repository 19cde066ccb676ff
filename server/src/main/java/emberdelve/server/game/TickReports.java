package emberdelve.server.game;

import emberdelve.config.settings.WorldSettings;
import emberdelve.server.lag.LagReport;
import emberdelve.server.lag.TickTime;
import emberdelve.server.metrics.Traffic;

import jakarta.inject.Inject;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

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
    private final Traffic traffic;
    private final AtomicReferenceArray<Moment> ring;
    private volatile Totals totals =
            new Totals(
                    IntStream.rangeClosed(0, LIMITS_MILLIS.size()).mapToObj(_ -> 0L).toList(),
                    0,
                    0);
    private volatile long published;

    /** A tick, and who had been turned away since the start by then. */
    private record Moment(TickReport report, Map<String, Long> turnedAway) {}

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
    TickReports(WorldSettings settings, Traffic traffic) {
        this.traffic = traffic;
        period = settings.tick();
        ring = new AtomicReferenceArray<>((int) KEPT.dividedBy(period));
    }

    void publish(TickReport report) {
        var nth = published;
        ring.set((int) (nth % ring.length()), new Moment(report, traffic.turnedAway()));
        totals = totals.and(report.time(), period);
        published = nth + 1;
    }

    /** The last tick's report; empty before the first tick. */
    public Optional<TickReport> latest() {
        var count = published;
        return count == 0 ? Optional.empty() : Optional.of(moment(count - 1).report);
    }

    /** The reports of the ticks after that one, the oldest first, as far as they are kept. */
    public List<TickReport> since(long tick) {
        var count = published;
        var first = count;
        while (first > Math.max(0, count - ring.length())
                && moment(first - 1).report.time().tick() > tick) first--;
        return LongStream.range(first, count).mapToObj(nth -> moment(nth).report).toList();
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
        var first = Math.max(0, count - ring.length());
        var times = new ArrayList<TickTime>();
        for (var nth = first; nth < count; nth++) times.add(moment(nth).report.time());
        var before = count == 0 ? Map.<String, Long>of() : moment(first).turnedAway;
        return LagReport.of(times, period, rises(before, traffic.turnedAway()));
    }

    private Moment moment(long nth) {
        return ring.get((int) (nth % ring.length()));
    }

    private static Map<String, Long> rises(Map<String, Long> before, Map<String, Long> now) {
        var rises = new HashMap<String, Long>();
        now.forEach((reason, count) -> {
            var more = count - before.getOrDefault(reason, 0L);
            if (more > 0) rises.put(reason, more);
        });
        return rises;
    }
}
