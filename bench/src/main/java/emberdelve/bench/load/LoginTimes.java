package emberdelve.bench.load;

import emberdelve.bench.report.FigureColumn;
import emberdelve.bench.report.FigureLine;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * The time players took from connecting to their first room.
 *
 * @param perSecond the players a second who came in, from the first connection until the last
 *     player was in
 * @param medianOctets the median of the octets that they read until then
 */
record LoginTimes(
        int players, double perSecond, Duration median, Duration slowest, long medianOctets) {
    private static final List<FigureColumn> COLUMNS =
            List.of(
                    new FigureColumn("players", "players", 0),
                    new FigureColumn("entered-per-second", "came in/s", 0),
                    new FigureColumn("entered-p50-ms", "p50 ms", 0),
                    new FigureColumn("entered-max-ms", "max ms", 0),
                    new FigureColumn("entered-kib", "KiB read until in", 1));

    private static final double NANOS_PER_SECOND = 1e9;
    private static final double KIB = 1 << 10;

    /** Two moments of one player, by {@link System#nanoTime}, and what it read between them. */
    record Stay(long connectedNanos, long enteredNanos, long octets) {
        private Duration length() {
            return Duration.ofNanos(enteredNanos - connectedNanos);
        }
    }

    /** {@code each}: at least one. */
    static LoginTimes of(List<Stay> each) {
        var first = each.getFirst().connectedNanos();
        var all = each.stream().mapToLong(stay -> stay.enteredNanos() - first).max().orElseThrow();
        var sorted = each.stream().map(Stay::length).sorted().toList();
        var octets = each.stream().mapToLong(Stay::octets).sorted().toArray();
        return new LoginTimes(
                sorted.size(),
                sorted.size() * NANOS_PER_SECOND / Math.max(1, all),
                sorted.get(sorted.size() / 2),
                sorted.getLast(),
                octets[octets.length / 2]);
    }

    /** The columns of a {@link #line}, and more behind them. */
    static List<FigureColumn> columns(FigureColumn... more) {
        return Stream.concat(COLUMNS.stream(), Stream.of(more)).toList();
    }

    /** The line of these times, and of more behind them. */
    FigureLine line(String name, double... more) {
        var own =
                DoubleStream.of(
                        players,
                        perSecond,
                        (double) median.toMillis(),
                        (double) slowest.toMillis(),
                        medianOctets / KIB);
        return new FigureLine(
                name, DoubleStream.concat(own, DoubleStream.of(more)).boxed().toList());
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
