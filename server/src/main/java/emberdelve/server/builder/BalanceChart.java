package emberdelve.server.builder;

import java.util.Formatter;
import java.util.List;
import java.util.Locale;

/**
 * The drawing (SVG) of how zones were weighed, with a line for each encounter: the share of fights
 * that is won, with its interval, over the band in which it should be, and the share of hit points
 * that is lost.
 */
public final class BalanceChart {
    private static final int WIDTH = 760;
    private static final int LEFT = 300;
    private static final int RIGHT = 24;
    private static final int TOP = 64;
    private static final int LINE = 18;
    private static final int PLOT = WIDTH - LEFT - RIGHT;

    private BalanceChart() {}

    /** The drawing as a whole file. */
    public static String svg(List<Weighed> all) {
        var zones = all.stream().map(each -> each.zone().id()).distinct().count();
        var height = TOP + LINE * (all.size() + 2 * zones) + 24;
        var svg = new Formatter(Locale.ROOT);
        svg.format(
                """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d"\
                 font-family="sans-serif" font-size="11" role="img">
                <title>What is won and lost, zone by zone</title>
                <rect width="100%%" height="100%%" fill="#fff"/>
                <text x="%d" y="24" font-size="14">What is won and lost, zone by zone</text>
                <text x="%d" y="44" fill="#555">bar: hit points lost; mark: fights won;\
                 green: where the mark, or for ordinary fights the bar, should end</text>
                """,
                WIDTH, height, 12, 12);
        for (var percent = 0; percent <= 100; percent += 25)
            svg.format(
                    """
                    <path d="M%.1f %dV%d" stroke="#ddd"/>
                    <text x="%.1f" y="%d" text-anchor="middle">%d %%</text>
                    """,
                    x(percent / 100.0), TOP, height - 24, x(percent / 100.0), height - 8, percent);
        var y = TOP;
        var zone = "";
        for (var each : all) {
            if (!each.zone().id().equals(zone)) {
                y += 2 * LINE;
                head(svg, each, y - LINE / 2);
            }
            zone = each.zone().id();
            draw(svg, each, y);
            y += LINE;
        }
        return svg.format("</svg>%n").toString();
    }

    private static void head(Formatter svg, Weighed first, int y) {
        svg.format(
                """
                <text x="12" y="%d" font-size="12" font-weight="bold">%s, level %d</text>
                """,
                y, first.zone().id(), first.level());
    }

    private static void draw(Formatter svg, Weighed of, int y) {
        var band = Band.of(of.encounter().standing());
        var byLoss = band.lostMost() < 1;
        var from = x(byLoss ? band.lost() : band.won());
        var to = x(byLoss ? band.lostMost() : band.wonMost());
        var won = x(of.won());
        svg.format(
                """
                <rect x="%.1f" y="%d" width="%.1f" height="16" fill="#d9ead3"/>
                <rect x="%.1f" y="%d" width="%.1f" height="8" fill="%s"/>
                <path d="M%.1f %dH%.1fM%.1f %dv12" stroke="#222" stroke-width="1.5"/>
                <text x="%d" y="%d" text-anchor="end">%s: %s, for %d</text>
                """,
                from,
                y + 1,
                to - from,
                x(0),
                y + 5,
                x(of.lost()) - x(0),
                of.verdict() == Band.Verdict.IN_BAND ? "#4a7a8c" : "#b5532d",
                x(of.wonBound(-1)),
                y + 9,
                x(of.wonBound(1)),
                won,
                y + 3,
                LEFT - 8,
                y + 13,
                of.encounter().where(),
                of.encounter().who(),
                of.encounter().madeFor());
    }

    private static double x(double share) {
        return LEFT + PLOT * share;
    }
}
