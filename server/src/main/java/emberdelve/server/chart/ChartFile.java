package emberdelve.server.chart;

import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The writer of drawings below one another, as one file (SVG). */
public final class ChartFile {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 320;
    private static final int LEFT = 72;
    private static final int TOP = 40;
    private static final int BOTTOM = 56;
    private static final int PLOT_WIDTH = WIDTH - LEFT - 24;
    private static final int PLOT_HEIGHT = HEIGHT - TOP - BOTTOM;
    private static final int LINE_HEIGHT = 16;

    private static final List<String> COLOURS =
            List.of(
                    "#b5451b", "#4a7a8c", "#6a6a2a", "#7a4a8c", "#2a6a4a", "#8c6a4a", "#3d4f9e",
                    "#555");

    /** The dashes by which lines can be told apart without colours. */
    private static final List<String> DASHES = List.of("", "6 3", "2 3", "10 3 2 3", "1 4", "12 4");

    private final Formatter svg = new Formatter(Locale.ROOT);

    private ChartFile() {}

    /** The whole file of these drawings. */
    public static String svg(LineChart... charts) {
        return svg(List.of(charts));
    }

    /** The whole file of all these drawings. */
    public static String svg(List<LineChart> charts) {
        var file = new ChartFile();
        file.svg.format(
                """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d"\
                 font-family="sans-serif" font-size="12" role="img">
                <rect width="100%%" height="100%%" fill="#fff"/>
                """,
                WIDTH, HEIGHT * charts.size());
        for (var at = 0; at < charts.size(); at++) file.draw(charts.get(at), at * HEIGHT);
        return file.svg + "</svg>\n";
    }

    private void draw(LineChart chart, int top) {
        svg.format(
                """
                <g transform="translate(0 %d)">
                <title>%s</title>
                <text x="%d" y="20" font-weight="bold">%s</text>
                <text x="%d" y="%d" text-anchor="middle">%s</text>
                <text x="%d" y="%d">%s</text>
                """,
                top,
                escaped(chart.title()),
                LEFT,
                escaped(chart.title()),
                LEFT + PLOT_WIDTH / 2,
                HEIGHT - 14,
                escaped(chart.below()),
                LEFT,
                TOP - 6,
                escaped(chart.beside()));
        var xAxis = chart.xAxis();
        var yAxis = chart.yAxis();
        for (var mark : xAxis.marks()) markBelow(xAxis, mark);
        for (var mark : yAxis.marks()) markBeside(yAxis, mark);
        for (var at = 0; at < chart.series().size(); at++)
            curve(chart.series().get(at), xAxis, yAxis, at);
        svg.format("</g>\n");
    }

    private void markBelow(ChartAxis axis, double mark) {
        var x = LEFT + PLOT_WIDTH * axis.part(mark);
        svg.format(
                """
                <path d="M%.1f %dv%d" stroke="#ddd"/>
                <text x="%.1f" y="%d" text-anchor="middle">%s</text>
                """,
                x, TOP, PLOT_HEIGHT, x, TOP + PLOT_HEIGHT + LINE_HEIGHT, number(mark));
    }

    private void markBeside(ChartAxis axis, double mark) {
        var y = TOP + PLOT_HEIGHT * (1 - axis.part(mark));
        svg.format(
                """
                <path d="M%d %.1fh%d" stroke="#ddd"/>
                <text x="%d" y="%.1f" text-anchor="end">%s</text>
                """,
                LEFT, y, PLOT_WIDTH, LEFT - 6, y + 4, number(mark));
    }

    private void curve(LineChart.Series series, ChartAxis xAxis, ChartAxis yAxis, int at) {
        var colour = COLOURS.get(at % COLOURS.size());
        var points =
                series.points().stream()
                        .map(point ->
                                String.format(
                                        Locale.ROOT,
                                        "%.1f,%.1f",
                                        LEFT + PLOT_WIDTH * xAxis.part(point.x()),
                                        TOP + PLOT_HEIGHT * (1 - yAxis.part(point.y()))))
                        .collect(Collectors.joining(" "));
        var dashes = DASHES.get(at % DASHES.size());
        var y = TOP + LINE_HEIGHT * (at + 1);
        svg.format(
                """
                <polyline points="%s" fill="none" stroke="%s" stroke-width="2"\
                 stroke-dasharray="%s"/>
                <path d="M%d %dh30" stroke="%s" stroke-width="2" stroke-dasharray="%s"/>
                <text x="%d" y="%d" fill="%s">%s</text>
                """,
                points,
                colour,
                dashes,
                LEFT + 10,
                y - 4,
                colour,
                dashes,
                LEFT + 46,
                y,
                colour,
                escaped(series.name()));
    }

    /** The number in a short form, without a decimal point if no digits follow it. */
    private static String number(double value) {
        if (value >= 1_000_000 || value == Math.rint(value))
            return String.format(Locale.ROOT, "%,.0f", value);
        return String.format(Locale.ROOT, "%.3f", value).replaceAll("0+$", "");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }
}
