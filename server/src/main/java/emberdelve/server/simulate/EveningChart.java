package emberdelve.server.simulate;

import java.util.Formatter;
import java.util.List;
import java.util.Locale;

/** Evenings as a drawing (SVG): the level of each party by the hours that it has played. */
public final class EveningChart {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 360;
    private static final int LEFT = 56;
    private static final int TOP = 48;
    private static final int BOTTOM = 56;
    private static final int LEGEND = 190;
    private static final int PLOT_WIDTH = WIDTH - LEFT - LEGEND;
    private static final int PLOT_HEIGHT = HEIGHT - TOP - BOTTOM;
    private static final int LINES = 5;

    private static final List<String> COLOURS =
            List.of(
                    "#4a7a8c", "#b5532d", "#5d8a3a", "#8a5a9e", "#c29b2f", "#3d4f9e", "#a03c60",
                    "#555");

    private EveningChart() {}

    /** A whole file; {@code all}: at least one. */
    public static String svg(List<EveningSummary> all) {
        var hours = all.stream().mapToInt(each -> each.hours().size()).max().orElse(1);
        var highest =
                all.stream()
                        .flatMap(each -> each.hours().stream())
                        .mapToDouble(EveningSummary.Hour::level)
                        .max()
                        .orElse(1);
        var top = LINES * Math.ceil(highest / LINES);
        var svg = new Formatter(Locale.ROOT);
        svg.format(
                """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d"\
                 font-family="sans-serif" font-size="12" role="img">
                <title>Levels by hours played</title>
                <rect width="100%%" height="100%%" fill="#fff"/>
                <text x="%d" y="24" font-size="14">Levels by hours played</text>
                """,
                WIDTH, HEIGHT, LEFT);
        for (var line = 0; line <= LINES; line++) {
            svg.format(
                    """
                    <path d="M%d %.1fh%d" stroke="#ddd"/>
                    <text x="%d" y="%.1f" text-anchor="end">%.0f</text>
                    <text x="%.1f" y="%d" text-anchor="middle">%.0f</text>
                    """,
                    LEFT,
                    y(top * line / LINES, top),
                    PLOT_WIDTH,
                    LEFT - 6,
                    y(top * line / LINES, top) + 4,
                    top * line / LINES,
                    x((double) hours * line / LINES, hours),
                    HEIGHT - BOTTOM + 18,
                    (double) hours * line / LINES);
        }
        for (var at = 0; at < all.size(); at++) draw(svg, all.get(at), at, hours, top);
        svg.format(
                """
                <text x="%d" y="%d" text-anchor="middle">hours</text>
                <text x="%d" y="%d" text-anchor="end" fill="#555">level</text>
                </svg>
                """,
                LEFT + PLOT_WIDTH / 2, HEIGHT - 12, LEFT - 6, TOP - 12);
        return svg.toString();
    }

    private static void draw(Formatter svg, EveningSummary of, int at, int hours, double top) {
        var colour = COLOURS.get(at % COLOURS.size());
        svg.format("<path d=\"M%.1f %.1f", x(0, hours), y(1, top));
        for (var hour = 0; hour < of.hours().size(); hour++)
            svg.format("L%.1f %.1f", x(hour + 1, hours), y(of.hours().get(hour).level(), top));
        var below = TOP + 8 + 18 * at;
        svg.format(
                """
                " fill="none" stroke="%s" stroke-width="2"/>
                <path d="M%d %dh16" stroke="%s" stroke-width="4"/>
                <text x="%d" y="%d" font-size="11">%s</text>
                """,
                colour,
                WIDTH - LEGEND + 12,
                below,
                colour,
                WIDTH - LEGEND + 34,
                below + 4,
                of.plan());
    }

    private static double x(double hour, int hours) {
        return LEFT + PLOT_WIDTH * hour / hours;
    }

    private static double y(double level, double top) {
        return TOP + PLOT_HEIGHT - PLOT_HEIGHT * level / top;
    }
}
