package emberdelve.bench.load;

import emberdelve.bench.opponent.BenchFolder;
import emberdelve.bench.opponent.Opponent;
import emberdelve.bench.report.FigureSheet;
import emberdelve.bench.report.Findings;
import emberdelve.bench.report.LineChart;
import emberdelve.bench.report.Onlooker;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Measures the server and, right after it, the bare echo, so that each figure is also a ratio. */
public final class LoadBench {
    private final BenchFolder folder;
    private final boolean echo;
    private final Duration syncDelay;
    private final Onlooker onlooker;

    /**
     * @param echo whether the echo is measured, too
     * @param syncDelay if it is not zero, so is the server on a disk whose syncs take so long
     */
    public LoadBench(BenchFolder folder, boolean echo, Duration syncDelay, Onlooker onlooker) {
        this.folder = folder;
        this.echo = echo;
        this.syncDelay = syncDelay;
        this.onlooker = onlooker;
    }

    /** All players together offer that rate. */
    public Findings at(Plan plan, double perSecond) throws IOException, InterruptedException {
        var all = play(plan, (opponent, troop) -> List.of(round(opponent, troop, plan, perSecond)));
        return Findings.of(table(plan.scene().word(), best(all)));
    }

    /** The same for a server of its own, without an echo beside it. */
    public Figures server(Plan plan, double perSecond) throws IOException, InterruptedException {
        try (var server = folder.server(plan.scene().venue());
                var troop = enter(server, plan)) {
            return round(server, troop, plan, perSecond);
        }
    }

    /** The highest rate that is answered in time, and all rates on the way to it. */
    public Findings knee(Plan plan) throws IOException, InterruptedException {
        var first = plan.scene().firstRate();
        var all =
                play(
                        plan,
                        (opponent, troop) ->
                                Knee.find(rate -> round(opponent, troop, plan, rate), first));
        var word = plan.scene().word();
        var rounds = all.stream().flatMap(List::stream).toList();
        var most = Findings.of(table(word + ", most with p99 <= 10 ms", best(all)));
        return most.and(
                new Findings(
                        List.of(FigureTable.of(word + ", all rates", rounds)),
                        List.of(chart(word, all))));
    }

    /** Measures one opponent. */
    @FunctionalInterface
    private interface Match {
        List<Figures> play(Opponent opponent, Troop troop) throws IOException, InterruptedException;
    }

    /** The rounds of each opponent. */
    private List<List<Figures>> play(Plan plan, Match match)
            throws IOException, InterruptedException {
        var all = new ArrayList<List<Figures>>();
        var scene = plan.scene();
        all.add(playOne(plan, match, folder.server(scene.venue())));
        if (echo) all.add(playOne(plan, match, folder.echo(scene.isCrowd())));
        if (!syncDelay.isZero())
            all.add(playOne(plan, match, folder.slowDisk(scene.venue(), syncDelay)));
        return all;
    }

    private List<Figures> playOne(Plan plan, Match match, Opponent opponent)
            throws IOException, InterruptedException {
        try (opponent;
                var troop = enter(opponent, plan)) {
            return match.play(opponent, troop);
        }
    }

    private Troop enter(Opponent opponent, Plan plan) throws InterruptedException {
        var troop = Troop.enter(opponent, plan, false);
        onlooker.says(opponent.name() + ": " + troop.loginTimes());
        return troop;
    }

    private Figures round(Opponent opponent, Troop troop, Plan plan, double perSecond)
            throws IOException, InterruptedException {
        var figures = Round.run(opponent, troop, plan, perSecond);
        onlooker.says(opponent.name() + ", " + plan.scene().word() + ": " + figures.inShort());
        return figures;
    }

    /** The best round of each; the last one of those who were never in time. */
    private static List<Figures> best(List<List<Figures>> all) {
        return all.stream().map(LoadBench::bestOf).toList();
    }

    private static Figures bestOf(List<Figures> rounds) {
        return rounds.stream()
                .filter(Knee::isInTime)
                .max(Comparator.comparingDouble(Figures::answered))
                .orElse(rounds.getLast());
    }

    private FigureSheet table(String title, List<Figures> best) {
        return echo ? FigureTable.compared(title, best) : FigureTable.of(title, best);
    }

    private static LineChart chart(String word, List<List<Figures>> all) {
        return new LineChart(
                word + ": how late 99 % of the answers were at most",
                "ms",
                "commands offered a second",
                true,
                true,
                all.stream().map(LoadBench::curve).toList());
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
