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
 * take: first with a new world and new characters, then with the same world and the same ones.
 */
public final class LoginBench {
    private static final double KIB = 1 << 10;
    private static final double MIB = 1 << 20;
    private static final double MILLIS_PER_SECOND = 1e3;

    private static final List<FigureColumn> COLUMNS =
            List.of(
                    new FigureColumn("first-prompt-s", "start to first prompt s", 2),
                    new FigureColumn("players", "players", 0),
                    new FigureColumn("entered-per-second", "came in/s", 0),
                    new FigureColumn("entered-p50-ms", "p50 ms", 0),
                    new FigureColumn("entered-max-ms", "max ms", 0),
                    new FigureColumn("rss-idle-mib", "RSS idle MiB", 0),
                    new FigureColumn("rss-mib", "RSS with all MiB", 0),
                    new FigureColumn("heap-per-player-kib", "live heap a player KiB", 1));

    private final BenchFolder folder;
    private final Onlooker onlooker;

    public LoginBench(BenchFolder folder, Onlooker onlooker) {
        this.folder = folder;
        this.onlooker = onlooker;
    }

    /** {@code players}: at once. */
    public Findings run(int players) throws IOException, InterruptedException {
        var plan = Plan.of(players, LoadScene.PING, Duration.ZERO, Duration.ZERO);
        var world = folder.newWorld();
        var lines = new ArrayList<FigureLine>();
        lines.add(measure(world, plan, false));
        lines.add(measure(world, plan, true));
        return Findings.of(new FigureSheet("starts and log-ins", "characters", COLUMNS, lines));
    }

    private FigureLine measure(Path world, Plan plan, boolean known)
            throws IOException, InterruptedException {
        try (var server = folder.server(world, Venue.HALLS)) {
            var firstPrompt = FirstPrompt.of(server);
            var footprint = new Footprint(server);
            var idle = footprint.resident();
            var heap = footprint.liveHeap();
            try (var troop = Troop.enter(server, plan, known)) {
                var times = troop.loginTimes();
                onlooker.says(word(known) + ": " + times);
                var resident = footprint.resident();
                var grown = footprint.liveHeap() - heap;
                return new FigureLine(
                        word(known),
                        List.of(
                                firstPrompt.toMillis() / MILLIS_PER_SECOND,
                                (double) times.players(),
                                times.perSecond(),
                                (double) times.median().toMillis(),
                                (double) times.slowest().toMillis(),
                                idle / MIB,
                                resident / MIB,
                                grown / KIB / plan.players()));
            }
        }
    }

    private static String word(boolean known) {
        return known ? "known" : "new";
    }
}
