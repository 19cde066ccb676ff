package emberdelve.bench.load;

import emberdelve.bench.opponent.Spent;
import emberdelve.bench.report.FigureColumn;
import emberdelve.bench.report.FigureLine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The cost of letting players in.
 *
 * @param spent by the server, from the first of them to the last
 */
record LoginCost(LoginTimes times, Spent spent) {
    static final List<FigureColumn> COLUMNS =
            Stream.concat(
                            LoginTimes.COLUMNS.stream(),
                            Stream.of(
                                    new FigureColumn("cpu-ms-per-log-in", "CPU ms/log-in", 2),
                                    new FigureColumn(
                                            "compiler-ms-per-log-in", "of that compilers", 2)))
                    .toList();

    FigureLine line(String name) {
        var figures = new ArrayList<>(times.figures());
        figures.add(each(spent.all()));
        figures.add(each(spent.compilers()));
        return new FigureLine(name, figures);
    }

    private double each(Duration time) {
        return time.toMillis() / (double) times.players();
    }
}
