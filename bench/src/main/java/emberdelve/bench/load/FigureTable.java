package emberdelve.bench.load;

import emberdelve.bench.report.FigureColumn;
import emberdelve.bench.report.FigureLine;
import emberdelve.bench.report.FigureSheet;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** The findings of rounds, as a table. */
final class FigureTable {
    private static final List<Column> COLUMNS =
            List.of(
                    new Column("players", "players", 0, Figures::players),
                    new Column("offered-per-second", "offered/s", 0, Figures::offered),
                    new Column("answered-per-second", "answered/s", 0, Figures::answered),
                    new Column("p50-ms", "p50 ms", 3, each -> each.latency().p50()),
                    new Column("p90-ms", "p90", 3, each -> each.latency().p90()),
                    new Column("p99-ms", "p99", 2, each -> each.latency().p99()),
                    new Column("p99.9-ms", "p99.9", 2, each -> each.latency().p999()),
                    new Column("max-ms", "max", 1, each -> each.latency().max()),
                    new Column("copies-p99-ms", "copies p99", 2, FigureTable::copies99),
                    new Column("lines-per-second", "lines/s", 0, Figures::lines),
                    new Column("octets-per-answer", "octets/answer", 0, Figures::octetsPerAnswer),
                    new Column(
                            "cpu-us-per-answer", "CPU µs/answer", 1, Figures::cpuMicrosPerAnswer),
                    new Column("cpu-us-per-line", "µs/line", 2, Figures::cpuMicrosPerLine),
                    new Column("cores", "cores", 2, Figures::cores),
                    new Column("rss-mib", "RSS MiB", 0, each -> each.cost().residentMib()),
                    new Column("heap-mib", "heap MiB", 0, each -> each.cost().heapMib()),
                    new Column("gc-pauses", "pauses", 0, each -> each.cost().pauses()),
                    new Column(
                            "gc-longest-ms",
                            "longest ms",
                            1,
                            each -> each.cost().longestPauseMillis()),
                    new Column("late-ticks", "late ticks", 0, FigureTable::lateTicks),
                    new Column("refused", "refused", 0, Figures::refused),
                    new Column("unanswered", "unanswered", 0, Figures::unanswered),
                    new Column("untyped", "untyped", 0, Figures::untyped),
                    new Column("lost", "lost", 0, Figures::lost));

    /** A column, and the function that takes its figure from a round. */
    record Column(String key, String heading, int digits, ToDoubleFunction<Figures> figure) {
        FigureColumn head() {
            return new FigureColumn(key, heading, digits);
        }
    }

    private FigureTable() {}

    /** The table with a line for each round, which is named after its opponent. */
    static FigureSheet of(String title, List<Figures> rounds) {
        var lines = rounds.stream().map(each -> line(each.against(), each)).toList();
        return sheet(title, "against", lines);
    }

    /**
     * The table with a line for each round, and a last line with the first round's figures as
     * multiples of the second's.
     */
    static FigureSheet compared(String title, List<Figures> rounds) {
        var lines = new ArrayList<FigureLine>();
        for (var round : rounds) lines.add(line(round.against(), round));
        lines.add(lines.get(0).over("ratio", lines.get(1)));
        return sheet(title, "against", lines);
    }

    static FigureSheet sheet(String title, String names, List<FigureLine> lines) {
        return new FigureSheet(title, names, COLUMNS.stream().map(Column::head).toList(), lines);
    }

    static FigureLine line(String name, Figures round) {
        var figures = COLUMNS.stream().map(each -> each.figure.applyAsDouble(round)).toList();
        return new FigureLine(name, figures);
    }

    private static double copies99(Figures round) {
        return round.copies().max() > 0 ? round.copies().p99() : Double.NaN;
    }

    private static double lateTicks(Figures round) {
        return round.lateTicks().isPresent() ? round.lateTicks().getAsLong() : Double.NaN;
    }
}
