package emberdelve.bench.load;

import emberdelve.bench.opponent.BenchFolder;
import emberdelve.bench.opponent.FirstPrompt;
import emberdelve.bench.opponent.Footprint;
import emberdelve.bench.opponent.Opponent;
import emberdelve.bench.opponent.Venue;
import emberdelve.bench.report.FigureColumn;
import emberdelve.bench.report.FigureLine;
import emberdelve.bench.report.FigureSheet;
import emberdelve.bench.report.Findings;
import emberdelve.bench.report.Onlooker;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * How quickly a server starts and lets players in, all of whom come at once, and what memory they
 * take when all is quiet again: first with a new world and new characters, then with the same world
 * and the same ones. Each server is come to twice: when it has just started and its code is not
 * compiled yet, and again when all have left.
 */
public final class LoginBench {
    private static final double MILLIS_PER_SECOND = 1e3;

    /** The start's garbage is collected by then, and what compilers took is given back. */
    private static final Duration IDLE_AFTER = Duration.ofSeconds(12);

    private static final double KIB = 1 << 10;
    private static final double MIB = 1 << 20;

    private static final List<FigureColumn> COSTS =
            List.of(
                    new FigureColumn("first-prompt-s", "start to first prompt s", 2),
                    new FigureColumn("rss-idle-mib", "RSS idle MiB", 0),
                    new FigureColumn("rss-mib", "RSS with all MiB", 0),
                    new FigureColumn("heap-per-player-kib", "live heap a player KiB", 1));

    private final BenchFolder folder;
    private final Onlooker onlooker;
    private final List<FigureLine> logins = new ArrayList<>();
    private final List<FigureLine> costs = new ArrayList<>();

    public LoginBench(BenchFolder folder, Onlooker onlooker) {
        this.folder = folder;
        this.onlooker = onlooker;
    }

    /** {@code players}: at once. */
    public Findings run(int players, Way way) throws IOException, InterruptedException {
        var plan = Plan.of(players, LoadScene.PING, Duration.ZERO, Duration.ZERO).by(way);
        practise(plan);
        var world = folder.newWorld();
        measure(world, plan, false);
        measure(world, plan, true);
        return Findings.of(new FigureSheet("log-ins", "characters", LoginCost.COLUMNS, logins))
                .and(Findings.of(new FigureSheet("starts and memory", "characters", COSTS, costs)));
    }

    /** The players' own code is compiled by it, which is not the server's burden. */
    private void practise(Plan plan) throws IOException, InterruptedException {
        try (var server = folder.server(folder.newWorld(), Venue.HALLS)) {
            FirstPrompt.of(server);
            Troop.enter(server, plan, false).close();
        }
    }

    private void measure(Path world, Plan plan, boolean known)
            throws IOException, InterruptedException {
        try (var server = folder.server(world, Venue.HALLS)) {
            var word = known ? "known" : "new";
            var firstPrompt = FirstPrompt.of(server);
            var footprint = new Footprint(server);
            rest();
            var idle = footprint.resident();
            var heap = footprint.liveHeap();
            try (var troop = letIn(server, plan, known, word)) {
                troop.walkOn();
                rest();
                var resident = footprint.resident();
                var grown = footprint.liveHeap() - heap;
                costs.add(
                        new FigureLine(
                                word,
                                List.of(
                                        firstPrompt.toMillis() / MILLIS_PER_SECOND,
                                        idle / MIB,
                                        resident / MIB,
                                        grown / KIB / plan.players())));
                troop.leave();
            }
            rest();
            var others = known ? plan : plan.from(plan.players());
            letIn(server, others, known, word + ", later").close();
        }
    }

    /** They come, and stay where they come in. */
    private Troop letIn(Opponent server, Plan plan, boolean known, String word)
            throws IOException, InterruptedException {
        var footprint = new Footprint(server);
        var before = footprint.spent();
        var troop = Troop.gather(server, plan, known);
        var cost = new LoginCost(troop.loginTimes(), footprint.spent().since(before));
        onlooker.says(word + ": " + cost.times());
        logins.add(cost.line(word));
        return troop;
    }

    private static void rest() throws InterruptedException {
        Troop.sleepUntil(System.nanoTime() + IDLE_AFTER.toNanos());
    }
}
