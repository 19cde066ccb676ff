package emberdelve.bench.load;

import java.util.List;
import java.util.Locale;

/**
 * What a round found, without its warm-up. Times are milliseconds, from the moment a command was
 * due to its answer.
 *
 * @param offered commands a second that were due
 * @param answered answers a second that came
 * @param unanswered commands that never were, by some seconds after the end
 * @param copies99 in how much time 99 % of the lines that others said were read; 0 where none were
 * @param lines a second that were read, answers among them
 * @param cpuMicros of the whole process, for each answer; and for each line
 * @param residentMib of the process at the end of the round
 * @param pauses of the collector, and the longest
 */
record Figures(
        String against,
        int players,
        double offered,
        double answered,
        long unanswered,
        double p50,
        double p90,
        double p99,
        double p999,
        double max,
        double copies99,
        double lines,
        double cpuMicros,
        double cpuMicrosLine,
        double residentMib,
        int pauses,
        double longestPause) {

    private static final String HEAD =
            """
            | against | players | offered/s | answered/s | p50 ms | p90 | p99 | p99.9 | max |\
             copies p99 | lines/s | CPU µs/answer | µs/line | RSS MiB | pauses | longest ms |\
             unanswered |
            |---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
            """;

    /** A Markdown table, a line each. */
    static String table(List<Figures> all) {
        var table = new StringBuilder(HEAD);
        for (var each : all) table.append(each.row());
        return table.toString();
    }

    /** For who waits. */
    String inShort() {
        return String.format(
                Locale.ROOT,
                "%.0f/s offered, %.0f/s answered, p99 %.2f ms",
                offered,
                answered,
                p99);
    }

    private String row() {
        return String.format(
                Locale.ROOT,
                "| %s | %d | %.0f | %.0f | %.3f | %.3f | %.2f | %.2f | %.1f | %.2f | %.0f | %.1f"
                        + " | %.2f | %.0f | %d | %.1f | %d |%n",
                against,
                players,
                offered,
                answered,
                p50,
                p90,
                p99,
                p999,
                max,
                copies99,
                lines,
                cpuMicros,
                cpuMicrosLine,
                residentMib,
                pauses,
                longestPause,
                unanswered);
    }
}
