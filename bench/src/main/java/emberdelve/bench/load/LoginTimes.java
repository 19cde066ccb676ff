package emberdelve.bench.load;

import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * How long players took from connecting to playing, all of whom came at once.
 *
 * @param perSecond that came in, from the first to the last
 */
record LoginTimes(int players, double perSecond, Duration median, Duration slowest) {
    private static final double NANOS_PER_SECOND = 1e9;

    /** {@code each}: at least one. */
    static LoginTimes of(List<Duration> each) {
        var sorted = each.stream().sorted().toList();
        var slowest = sorted.getLast();
        return new LoginTimes(
                sorted.size(),
                sorted.size() * NANOS_PER_SECOND / Math.max(1, slowest.toNanos()),
                sorted.get(sorted.size() / 2),
                slowest);
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%d came in, %.0f a second; half of them within %d ms, all within %d ms",
                players,
                perSecond,
                median.toMillis(),
                slowest.toMillis());
    }
}
