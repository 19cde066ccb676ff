package emberdelve.bench.load;

import emberdelve.bench.opponent.BenchFolder;
import emberdelve.bench.opponent.Footprint;
import emberdelve.bench.opponent.Opponent;
import emberdelve.bench.report.FigureColumn;
import emberdelve.bench.report.FigureLine;
import emberdelve.bench.report.FigureSheet;
import emberdelve.bench.report.Findings;
import emberdelve.bench.report.Onlooker;
import emberdelve.server.chart.LineChart;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The measurement of the server and, right after it, of the bare echo, so that each figure is also
 * a ratio. Players who come by the page are compared with players who come by Telnet to a server of
 * the same kind, because the echo has no page.
 */
public final class LoadBench {
    private static final double MIB = 1 << 20;

    private static final List<FigureColumn> SESSIONS =
            LoginTimes.columns(
                    new FigureColumn("rss-idle-mib", "RSS idle MiB", 0),
                    new FigureColumn("rss-mib", "RSS with all MiB", 0));

    private final BenchFolder folder;
    private final boolean compares;
    private final Duration syncDelay;
    private final Onlooker onlooker;

    /**
     * @param compares whether the echo is measured as well, or Telnet where players come by the
     *     page
     * @param syncDelay the time of a sync of a slow disk, on which a server is measured as well;
     *     zero for no such server
     */
    public LoadBench(BenchFolder folder, boolean compares, Duration syncDelay, Onlooker onlooker) {
        this.folder = folder;
        this.compares = compares;
        this.syncDelay = syncDelay;
        this.onlooker = onlooker;
    }

    /** Measures with all players together offering that rate. */
    public Findings at(Plan plan, double perSecond) throws IOException, InterruptedException {
        var all =
                play(plan, (opponent, troop, by) -> List.of(round(opponent, troop, by, perSecond)));
        return Findings.of(table(plan.scene().word(), best(all))).and(sessions(plan, all));
    }

    /** Measures a new server at that rate, without an echo beside it. */
    public Figures server(Plan plan, double perSecond) throws IOException, InterruptedException {
        try (var server = folder.server(plan.scene().venue());
                var troop = enter(server, plan)) {
            return round(server, troop, plan, perSecond);
        }
    }

    /**
     * Finds the highest rate that is answered in time; the findings have all rates on the way to
     * it.
     */
    public Findings knee(Plan plan) throws IOException, InterruptedException {
        var first = plan.scene().firstRate();
        var all =
                play(
                        plan,
                        (opponent, troop, by) ->
                                Knee.find(rate -> round(opponent, troop, by, rate), first));
        var word = plan.scene().word();
        var rounds = all.stream().flatMap(each -> each.rounds.stream()).toList();
        var most = Findings.of(table(word + ", most with p99 <= 10 ms", best(all)));
        return most.and(
                new Findings(
                        List.of(FigureTable.of(word + ", all rates", rounds)),
                        List.of(chart(word, all))));
    }

    /** The measurement of one opponent, whose players have come by the plan's way. */
    @FunctionalInterface
    private interface Match {
        List<Figures> play(Opponent opponent, Troop troop, Plan plan)
                throws IOException, InterruptedException;
    }

    /** The rounds against one opponent, and what its players took by being there. */
    private record Played(List<Figures> rounds, FigureLine sessions) {}

    private List<Played> play(Plan plan, Match match) throws IOException, InterruptedException {
        var all = new ArrayList<Played>();
        var scene = plan.scene();
        all.add(playOne(plan, match, folder.server(scene.venue())));
        if (compares) all.add(playBeside(plan, match));
        if (!syncDelay.isZero())
            all.add(playOne(plan, match, folder.slowDisk(scene.venue(), syncDelay)));
        return all;
    }

    private Played playBeside(Plan plan, Match match) throws IOException, InterruptedException {
        var scene = plan.scene();
        return switch (plan.way()) {
            case TELNET -> playOne(plan, match, folder.echo(scene.isCrowd()));
            case PAGE -> playOne(plan.by(Way.TELNET), match, folder.server(scene.venue()));
        };
    }

    private Played playOne(Plan plan, Match match, Opponent opponent)
            throws IOException, InterruptedException {
        try (opponent) {
            var footprint = new Footprint(opponent);
            var idle = footprint.resident();
            try (var troop = enter(opponent, plan)) {
                var resident = footprint.resident();
                var rounds = match.play(opponent, troop, plan);
                var name = rounds.getFirst().against();
                return new Played(
                        rounds, troop.loginTimes().line(name, idle / MIB, resident / MIB));
            }
        }
    }

    private Troop enter(Opponent opponent, Plan plan) throws InterruptedException {
        var troop = Troop.enter(opponent, plan, false);
        onlooker.says(plan.way().called(opponent) + ": " + troop.loginTimes());
        return troop;
    }

    private Figures round(Opponent opponent, Troop troop, Plan plan, double perSecond)
            throws IOException, InterruptedException {
        var figures = Round.run(opponent, troop, plan, perSecond);
        onlooker.says(figures.against() + ", " + plan.scene().word() + ": " + figures.inShort());
        return figures;
    }

    /** The best round of each opponent; the last round of one that was never in time. */
    private static List<Figures> best(List<Played> all) {
        return all.stream().map(each -> bestOf(each.rounds)).toList();
    }

    private static Figures bestOf(List<Figures> rounds) {
        return rounds.stream()
                .filter(Knee::isInTime)
                .max(Comparator.comparingDouble(Figures::answered))
                .orElse(rounds.getLast());
    }

    private FigureSheet table(String title, List<Figures> best) {
        return compares ? FigureTable.compared(title, best) : FigureTable.of(title, best);
    }

    private Findings sessions(Plan plan, List<Played> all) {
        var lines = new ArrayList<>(all.stream().map(Played::sessions).toList());
        if (compares) lines.add(lines.get(0).over("ratio", lines.get(1)));
        var title = plan.scene().word() + ", sessions";
        return Findings.of(new FigureSheet(title, "against", SESSIONS, lines));
    }

    private static LineChart chart(String word, List<Played> all) {
        return new LineChart(
                word + ": how late 99 % of the answers were at most",
                "ms",
                "commands offered a second",
                true,
                true,
                all.stream().map(each -> curve(each.rounds)).toList());
    }

    private static LineChart.Series curve(List<Figures> rounds) {
        var points =
                rounds.stream()
                        .sorted(Comparator.comparingDouble(Figures::offered))
                        .map(each -> new LineChart.Point(each.offered(), each.latency().p99()))
                        .toList();
        return new LineChart.Series(rounds.getFirst().against(), points);
    }
}
