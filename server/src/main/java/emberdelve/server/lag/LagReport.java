package emberdelve.server.lag;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The report of the last minutes' lag: how long ticks took, and what made them long.
 *
 * @param over the time that they cover
 * @param ticks their number
 * @param medianNanos the time that half of them took at most
 * @param nearlyAllNanos the time that 99 of 100 took at most
 * @param worstNanos the time that the longest took
 * @param late the number of those that began later than a tick after they were due
 * @param pace the speed of the dungeon's time, 1 while every tick comes when it is due
 * @param waitingMost the most inputs that waited at the end of a tick
 * @param causes what took long, that which took most of all first
 * @param turnedAway how often somebody was refused or sent off, by the reason; the most first
 */
public record LagReport(
        Duration over,
        int ticks,
        long medianNanos,
        long nearlyAllNanos,
        long worstNanos,
        int late,
        double pace,
        int waitingMost,
        List<Cause> causes,
        List<TurnedAway> turnedAway) {
    /** The report of a game that measures nothing, or has not begun. */
    public static final LagReport NOTHING =
            new LagReport(Duration.ZERO, 0, 0, 0, 0, 0, 1, 0, List.of(), List.of());

    /** The most causes that are told. */
    static final int CAUSES_MAX = 5;

    /**
     * One thing that took long, once or again and again.
     *
     * @param what as in {@link SlowDeed}
     * @param nanos the time that it took in all
     * @param worstNanos the longest time that it took at once
     * @param tick the tick in which, or before which, it last did
     */
    public record Cause(String what, int times, long nanos, long worstNanos, long tick) {
        private Cause and(Cause later) {
            return new Cause(
                    what,
                    times + later.times,
                    nanos + later.nanos,
                    Math.max(worstNanos, later.worstNanos),
                    later.tick);
        }
    }

    /**
     * A reason for which somebody was refused or sent off.
     *
     * @param reason mostly the key of the message that tells it to them
     */
    public record TurnedAway(String reason, long times) {}

    public LagReport {
        causes = List.copyOf(causes);
        turnedAway = List.copyOf(turnedAway);
    }

    /**
     * The report of those ticks.
     *
     * @param times in the order of the ticks
     * @param period the time from one tick to the next, as it is set
     * @param turnedAway how often somebody was refused or sent off meanwhile, by the reason
     */
    public static LagReport of(
            List<TickTime> times, Duration period, Map<String, Long> turnedAway) {
        if (times.isEmpty()) return NOTHING;
        var took = times.stream().mapToLong(TickTime::tookNanos).sorted().toArray();
        var first = times.getFirst();
        var last = times.getLast();
        var passed = last.beganNanos() - first.beganNanos();
        var due = (last.tick() - first.tick()) * period.toNanos();
        return new LagReport(
                Duration.ofNanos(passed).plus(period),
                times.size(),
                took[(took.length - 1) / 2],
                took[(took.length - 1) * 99 / 100],
                took[took.length - 1],
                (int) times.stream().filter(time -> time.lateNanos() > period.toNanos()).count(),
                passed <= due ? 1 : (double) due / passed,
                times.stream().mapToInt(TickTime::waiting).max().orElse(0),
                causes(times),
                most(turnedAway));
    }

    private static List<TurnedAway> most(Map<String, Long> turnedAway) {
        return turnedAway.entrySet().stream()
                .map(each -> new TurnedAway(each.getKey(), each.getValue()))
                .sorted(
                        Comparator.comparingLong(TurnedAway::times)
                                .reversed()
                                .thenComparing(TurnedAway::reason))
                .limit(CAUSES_MAX)
                .toList();
    }

    private static List<Cause> causes(List<TickTime> times) {
        var causes = new LinkedHashMap<String, Cause>();
        for (var time : times)
            for (var deed : time.slow())
                causes.merge(
                        deed.what(),
                        new Cause(deed.what(), 1, deed.nanos(), deed.nanos(), time.tick()),
                        Cause::and);
        var most = new ArrayList<>(causes.values());
        most.sort(Comparator.comparingLong(Cause::nanos).reversed());
        return most.subList(0, Math.min(most.size(), CAUSES_MAX));
    }
}
