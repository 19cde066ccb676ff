package emberdelve.bench.curve;

import emberdelve.bench.report.FigureLine;
import emberdelve.bench.report.FigureSheet;
import emberdelve.bench.report.Findings;
import emberdelve.bench.report.Onlooker;
import emberdelve.server.chart.LineChart;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The measurement of a curve at several sizes, which finds the exponent of each cost. */
public final class Growth {
    private final Onlooker onlooker;

    public Growth(Onlooker onlooker) {
        this.onlooker = onlooker;
    }

    /** A line a size, and the exponents below. */
    public Findings measure(Curve curve, List<Integer> sizes)
            throws IOException, InterruptedException {
        var lines = new ArrayList<FigureLine>();
        for (var size : sizes) {
            var line =
                    new FigureLine(String.format(Locale.ROOT, "%,d", size), curve.costs().at(size));
            onlooker.says(curve.of() + " " + line.name() + ": " + words(curve, line));
            lines.add(line);
        }
        var exponents = new FigureLine("exponent", exponents(curve, sizes, lines), false);
        var title =
                String.format(
                        Locale.ROOT,
                        "%s: %s grows with the power %.2f",
                        curve.of(),
                        curve.columns().getFirst().heading(),
                        exponents.figures().getFirst());
        var chart = chart(curve, title, sizes, lines);
        lines.add(exponents);
        return new Findings(
                List.of(new FigureSheet(title, curve.of(), curve.columns(), lines)),
                List.of(chart));
    }

    private static String words(Curve curve, FigureLine line) {
        var first = curve.columns().getFirst();
        return first.heading() + " " + first.written(line.figures().getFirst());
    }

    private static List<Double> exponents(
            Curve curve, List<Integer> sizes, List<FigureLine> lines) {
        var exponents = new ArrayList<Double>();
        for (var at = 0; at < curve.columns().size(); at++)
            exponents.add(Exponent.of(sizes, costs(lines, at)));
        return exponents;
    }

    private static List<Double> costs(List<FigureLine> lines, int column) {
        return lines.stream().map(line -> line.figures().get(column)).toList();
    }

    private static LineChart chart(
            Curve curve, String title, List<Integer> sizes, List<FigureLine> lines) {
        var costs = costs(lines, 0);
        var points = new ArrayList<LineChart.Point>();
        for (var at = 0; at < sizes.size(); at++)
            points.add(new LineChart.Point(sizes.get(at), costs.get(at)));
        var heading = curve.columns().getFirst().heading();
        return new LineChart(
                title,
                heading,
                curve.of(),
                true,
                true,
                List.of(new LineChart.Series(heading, points)));
    }
}
