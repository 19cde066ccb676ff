package emberdelve.bench.load;

import emberdelve.bench.opponent.BenchFolder;
import emberdelve.bench.opponent.FirstPrompt;
import emberdelve.bench.opponent.Footprint;
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
 * and the same ones.
 */
public final class LoginBench {
    private static final double MILLIS_PER_SECOND = 1e3;

    /** The start's garbage is collected by then, and what compilers took is given back. */
    private static final Duration IDLE_AFTER = Duration.ofSeconds(12);

    private static final FigureColumn FIRST_PROMPT =
            new FigureColumn("first-prompt-s", "start to first prompt s", 2);

    private static final FigureColumn SPENT =
            new FigureColumn("cpu-ms-per-log-in", "CPU ms/log-in", 2);

    private static final FigureColumn COMPILING =
            new FigureColumn("compiler-ms-per-log-in", "of that compilers", 2);

    private final BenchFolder folder;
    private final Onlooker onlooker;

    public LoginBench(BenchFolder folder, Onlooker onlooker) {
        this.folder = folder;
        this.onlooker = onlooker;
    }

    /** {@code players}: at once. */
    public Findings run(int players, Way way) throws IOException, InterruptedException {
        var plan = Plan.of(players, LoadScene.PING, Duration.ZERO, Duration.ZERO).by(way);
        practise(plan);
        var world = folder.newWorld();
        var lines = new ArrayList<FigureLine>();
        lines.add(measure(world, plan, false));
        lines.add(measure(world, plan, true));
        var columns = new ArrayList<>(List.of(FIRST_PROMPT, SPENT, COMPILING));
        columns.addAll(SessionCost.COLUMNS);
        return Findings.of(new FigureSheet("starts and log-ins", "characters", columns, lines));
    }

    /** The players' own code is compiled by it, which is not the server's burden. */
    private void practise(Plan plan) throws IOException, InterruptedException {
        try (var server = folder.server(folder.newWorld(), Venue.HALLS)) {
            FirstPrompt.of(server);
            Troop.enter(server, plan, false).close();
        }
    }

    private FigureLine measure(Path world, Plan plan, boolean known)
            throws IOException, InterruptedException {
        try (var server = folder.server(world, Venue.HALLS)) {
            var firstPrompt = FirstPrompt.of(server);
            var footprint = new Footprint(server);
            Troop.sleepUntil(System.nanoTime() + IDLE_AFTER.toNanos());
            var idle = footprint.resident();
            var heap = footprint.liveHeap();
            var before = footprint.spent();
            try (var troop = Troop.gather(server, plan, known)) {
                var spent = footprint.spent().since(before);
                var times = troop.loginTimes();
                onlooker.says(word(known) + ": " + times);
                troop.walkOn();
                Troop.sleepUntil(System.nanoTime() + IDLE_AFTER.toNanos());
                var resident = footprint.resident();
                var grown = footprint.liveHeap() - heap;
                return new SessionCost(times, idle, resident, grown)
                        .line(
                                word(known),
                                firstPrompt.toMillis() / MILLIS_PER_SECOND,
                                spent.all().toMillis() / (double) plan.players(),
                                spent.compilers().toMillis() / (double) plan.players());
            }
        }
    }

    private static String word(boolean known) {
        return known ? "known" : "new";
    }
}
