package emberdelve.bench.load;

import emberdelve.bench.opponent.Spent;
import emberdelve.bench.report.FigureColumn;
import emberdelve.bench.report.FigureLine;

import java.time.Duration;
import java.util.List;

/**
 * What it takes to let players in.
 *
 * @param spent by the server, from the first of them to the last
 */
record LoginCost(LoginTimes times, Spent spent) {
    static final List<FigureColumn> COLUMNS =
            List.of(
                    new FigureColumn("players", "players", 0),
                    new FigureColumn("entered-per-second", "came in/s", 0),
                    new FigureColumn("entered-p50-ms", "p50 ms", 0),
                    new FigureColumn("entered-max-ms", "max ms", 0),
                    new FigureColumn("cpu-ms-per-log-in", "CPU ms/log-in", 2),
                    new FigureColumn("compiler-ms-per-log-in", "of that compilers", 2),
                    new FigureColumn("entered-kib", "KiB read until in", 1));

    private static final double KIB = 1 << 10;

    FigureLine line(String name) {
        return new FigureLine(
                name,
                List.of(
                        (double) times.players(),
                        times.perSecond(),
                        (double) times.median().toMillis(),
                        (double) times.slowest().toMillis(),
                        each(spent.all()),
                        each(spent.compilers()),
                        times.medianOctets() / KIB));
    }

    private double each(Duration time) {
        return time.toMillis() / (double) times.players();
    }
}
