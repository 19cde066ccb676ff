package emberdelve.bench.load;

import emberdelve.bench.report.FigureColumn;
import emberdelve.bench.report.FigureLine;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The cost of players who are there and do nothing.
 *
 * @param idleOctets of memory that the process held before them
 * @param residentOctets that it held when all were in
 */
record SessionCost(LoginTimes times, long idleOctets, long residentOctets) {
    static final List<FigureColumn> COLUMNS =
            Stream.concat(
                            LoginTimes.COLUMNS.stream(),
                            Stream.of(
                                    new FigureColumn("rss-idle-mib", "RSS idle MiB", 0),
                                    new FigureColumn("rss-mib", "RSS with all MiB", 0)))
                    .toList();

    private static final double MIB = 1 << 20;

    FigureLine line(String name) {
        var figures = new ArrayList<>(times.figures());
        figures.add(idleOctets / MIB);
        figures.add(residentOctets / MIB);
        return new FigureLine(name, figures);
    }
}
