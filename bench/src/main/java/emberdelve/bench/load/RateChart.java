package emberdelve.bench.load;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Formatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;

/** The rounds of several opponents as a drawing (SVG): how late 99 % were, by what was offered. */
final class RateChart {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 400;
    private static final int LEFT = 64;
    private static final int TOP = 40;
    private static final int BOTTOM = 48;
    private static final int PLOT_WIDTH = WIDTH - LEFT - 24;
    private static final int PLOT_HEIGHT = HEIGHT - TOP - BOTTOM;

    /** Powers of ten that both axes show: 1,000/s to 1,000,000/s, and 0.01 ms to 10 s. */
    private static final int LEAST_RATE = 3;

    private static final int MOST_RATE = 6;
    private static final int LEAST_MILLIS = -2;
    private static final int MOST_MILLIS = 4;

    private static final List<String> COLOURS = List.of("#b5451b", "#4a7a8c", "#6a6a2a");

    private RateChart() {}

    static String svg(List<Figures> all) {
        var rounds = new LinkedHashMap<String, List<Figures>>();
        for (var each : all)
            rounds.computeIfAbsent(each.against(), _ -> new ArrayList<>()).add(each);
        var svg = new Formatter(Locale.ROOT);
        svg.format(
                """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d"\
                 font-family="sans-serif" font-size="12" role="img">
                <title>99 %% of the answers, by commands offered a second</title>
                <rect width="100%%" height="100%%" fill="#fff"/>
                """,
                WIDTH, HEIGHT);
        axes(svg);
        var at = 0;
        for (var line : rounds.entrySet()) {
            draw(svg, line.getKey(), line.getValue(), at);
            at++;
        }
        return svg + "</svg>\n";
    }

    private static void axes(Formatter svg) {
        for (var power = LEAST_RATE; power <= MOST_RATE; power++) {
            var x = x(Math.pow(10, power));
            svg.format(
                    """
                    <path d="M%.0f %dv%d" stroke="#ddd"/>
                    <text x="%.0f" y="%d" text-anchor="middle">%.0f/s</text>
                    """,
                    x, TOP, PLOT_HEIGHT, x, TOP + PLOT_HEIGHT + 18, Math.pow(10, power));
        }
        for (var power = LEAST_MILLIS; power <= MOST_MILLIS; power++) {
            var y = y(Math.pow(10, power));
            svg.format(
                    """
                    <path d="M%d %.0fh%d" stroke="#ddd"/>
                    <text x="%d" y="%.0f" text-anchor="end">%s ms</text>
                    """,
                    LEFT,
                    y,
                    PLOT_WIDTH,
                    LEFT - 6,
                    y + 4,
                    power < 0 ? "0." + "0".repeat(-power - 1) + "1" : "1" + "0".repeat(power));
        }
    }

    private static void draw(Formatter svg, String name, List<Figures> rounds, int at) {
        var colour = COLOURS.get(at % COLOURS.size());
        var path = new StringBuilder();
        var byRate = Comparator.comparingDouble(Figures::offered);
        for (var each : rounds.stream().sorted(byRate).toList()) {
            path.append(
                    String.format(
                            Locale.ROOT,
                            "%s%.1f %.1f",
                            path.isEmpty() ? "M" : "L",
                            x(each.offered()),
                            y(each.p99())));
        }
        svg.format(
                """
                <path d="%s" fill="none" stroke="%s" stroke-width="2"%s/>
                <text x="%d" y="%d" fill="%s">%s</text>
                """,
                path,
                colour,
                at == 0 ? "" : " stroke-dasharray=\"6 3\"",
                LEFT + 12,
                TOP + 18 + 18 * at,
                colour,
                name + (at == 0 ? "" : " (dashed)"));
    }

    private static double x(double perSecond) {
        var part = (Math.log10(perSecond) - LEAST_RATE) / (MOST_RATE - LEAST_RATE);
        return LEFT + PLOT_WIDTH * Math.clamp(part, 0, 1);
    }

    private static double y(double millis) {
        var log = Math.log10(Math.max(millis, Math.pow(10, LEAST_MILLIS)));
        var part = (log - LEAST_MILLIS) / (MOST_MILLIS - LEAST_MILLIS);
        return TOP + PLOT_HEIGHT * (1 - Math.clamp(part, 0, 1));
    }
}
