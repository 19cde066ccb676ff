package emberdelve.bench.load;

import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * What a round found, without its warm-up.
 *
 * @param perSecond commands answered a second, until the last answer
 * @param p50Nanos from the moment a command was due to its answer; so for the other two
 * @param cpu that the opponent used
 */
record Figures(
        String name,
        int players,
        int sent,
        int answered,
        double perSecond,
        long p50Nanos,
        long p99Nanos,
        long maxNanos,
        Duration cpu) {
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double NANOS_PER_MILLI = 1e6;
    private static final double NANOS_PER_MICRO = 1e3;

    private static final String HEAD =
            """
            | against | players | sent | answered | commands/s | p50 ms | p99 ms | max ms | CPU s |\
             CPU µs/command |
            |---|--:|--:|--:|--:|--:|--:|--:|--:|--:|
            """;

    /** A Markdown table, a line each. */
    static String table(List<Figures> all) {
        var table = new StringBuilder(HEAD);
        for (var each : all) table.append(each.row());
        return table.toString();
    }

    private String row() {
        return String.format(
                Locale.ROOT,
                "| %s | %d | %d | %d | %.0f | %.2f | %.2f | %.2f | %.2f | %.0f |%n",
                name,
                players,
                sent,
                answered,
                perSecond,
                p50Nanos / NANOS_PER_MILLI,
                p99Nanos / NANOS_PER_MILLI,
                maxNanos / NANOS_PER_MILLI,
                cpu.toNanos() / NANOS_PER_SECOND,
                answered == 0 ? 0 : cpu.toNanos() / NANOS_PER_MICRO / answered);
    }
}
