package emberdelve.server.simulate;

import java.util.ArrayList;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;

/**
 * Outlooks as a drawing (SVG): of several, the share that is won, with its interval; of one, how
 * long its fights last.
 */
public final class Chart {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 360;
    private static final int LEFT = 56;
    private static final int TOP = 48;
    private static final int BOTTOM = 56;
    private static final int PLOT_WIDTH = WIDTH - LEFT - 16;
    private static final int PLOT_HEIGHT = HEIGHT - TOP - BOTTOM;
    private static final int LENGTH_BARS = 24;

    private Chart() {}

    /**
     * @param low of the interval that is drawn over it, in percent; equal to {@code high} for none
     */
    private record Bar(String label, double percent, double low, double high) {}

    /** A whole file; {@code all}: at least one. */
    public static String svg(List<Outlook> all) {
        var first = all.getFirst();
        if (all.size() == 1)
            return draw(first.match().toString(), "game turns", "of fights", lengths(first));
        var byLevel = first.match().level() != all.getLast().match().level();
        var bars =
                all.stream()
                        .map(each ->
                                new Bar(
                                        ""
                                                + (byLevel
                                                        ? each.match().level()
                                                        : each.match().danger()),
                                        100 * each.wonShare(),
                                        100 * each.wonLow(),
                                        100 * each.wonHigh()))
                        .toList();
        var title =
                first.match().party()
                        + " against "
                        + first.match().against()
                        + "; "
                        + Match.word(first.match().rules());
        return draw(title, byLevel ? "level of the party" : "danger", "won", bars);
    }

    private static List<Bar> lengths(Outlook of) {
        var longest = of.lengths().getLast();
        var width = Math.max(1, Math.ceilDiv(longest + 1, LENGTH_BARS));
        var counts = new int[longest / width + 1];
        for (var length : of.lengths()) counts[length / width]++;
        var bars = new ArrayList<Bar>();
        for (var at = 0; at < counts.length; at++) {
            var percent = 100.0 * counts[at] / of.fights();
            bars.add(new Bar("" + at * width, percent, percent, percent));
        }
        return bars;
    }

    private static String draw(String title, String below, String beside, List<Bar> bars) {
        var top = scale(bars);
        var svg = new Formatter(Locale.ROOT);
        svg.format(
                """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d"\
                 font-family="sans-serif" font-size="12" role="img">
                <title>%s</title>
                <rect width="100%%" height="100%%" fill="#fff"/>
                <text x="%d" y="24" font-size="14">%s</text>
                """,
                WIDTH, HEIGHT, title, LEFT, title);
        for (var line = 0; line <= 4; line++) {
            var y = TOP + PLOT_HEIGHT - PLOT_HEIGHT * line / 4;
            svg.format(
                    """
                    <path d="M%d %dh%d" stroke="#ddd"/>
                    <text x="%d" y="%d" text-anchor="end">%.0f %%</text>
                    """,
                    LEFT, y, PLOT_WIDTH, LEFT - 6, y + 4, top * line / 4);
        }
        for (var at = 0; at < bars.size(); at++) draw(svg, bars.get(at), at, bars.size(), top);
        svg.format(
                """
                <text x="%d" y="%d" text-anchor="middle">%s</text>
                <text x="%d" y="%d" text-anchor="end" fill="#555">%s</text>
                </svg>
                """,
                LEFT + PLOT_WIDTH / 2, HEIGHT - 12, below, LEFT - 6, TOP - 12, beside);
        return svg.toString();
    }

    private static void draw(Formatter svg, Bar bar, int at, int count, double top) {
        var step = (double) PLOT_WIDTH / count;
        var x = LEFT + step * at;
        var y = y(bar.percent(), top);
        var middle = x + step / 2;
        svg.format(
                """
                <rect x="%.1f" y="%.1f" width="%.1f" height="%.1f" fill="#4a7a8c"/>
                <text x="%.1f" y="%d" text-anchor="middle">%s</text>
                """,
                x + step * 0.1,
                y,
                step * 0.8,
                TOP + PLOT_HEIGHT - y,
                middle,
                TOP + PLOT_HEIGHT + 18,
                bar.label());
        if (bar.low() == bar.high()) return;
        svg.format(
                """
                <path d="M%.1f %.1fV%.1f" stroke="#222" stroke-width="1.5"/>
                """,
                middle, y(bar.low(), top), y(bar.high(), top));
    }

    /** A round number of percent that the highest bar does not pass. */
    private static double scale(List<Bar> bars) {
        var highest = bars.stream().mapToDouble(Bar::high).max().orElse(0);
        for (var top : new double[] {4, 8, 20, 40}) if (highest <= top) return top;
        return 100;
    }

    private static double y(double percent, double top) {
        return TOP + PLOT_HEIGHT - PLOT_HEIGHT * percent / top;
    }
}
