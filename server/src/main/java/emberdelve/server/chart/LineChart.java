package emberdelve.server.chart;

import java.util.List;
import java.util.function.Function;

/**
 * A drawing of curves over one another.
 *
 * @param beside the words for the vertical axis, with the unit
 * @param below the words for the horizontal axis, with the unit
 * @param logX whether the horizontal axis is logarithmic, for values above 0
 * @param logY whether the vertical axis is logarithmic; otherwise it begins at 0
 */
public record LineChart(
        String title,
        String beside,
        String below,
        boolean logX,
        boolean logY,
        List<Series> series) {
    public LineChart {
        series = List.copyOf(series);
    }

    /** One curve, its points from left to right. */
    public record Series(String name, List<Point> points) {
        public Series {
            points = List.copyOf(points);
        }
    }

    /** One measurement. */
    public record Point(double x, double y) {}

    ChartAxis xAxis() {
        return axis(logX, Point::x);
    }

    ChartAxis yAxis() {
        return axis(logY, Point::y);
    }

    private ChartAxis axis(boolean log, Function<Point, Double> value) {
        var values = series.stream().flatMap(each -> each.points().stream()).map(value).toList();
        return log ? ChartAxis.logOver(values) : ChartAxis.from0(values);
    }
}
