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
 * The measurement of how quickly a server starts and lets players in, all of whom come at once, and
 * what memory they take when all is quiet again: first with a new world and new characters, then
 * with that world and those characters again. Players come to each server twice: when it has just
 * started and its code is not compiled yet, and again when all have left.
 */
public final class LoginBench {
    /**
     * The rest before memory is measured, in which the garbage of the start is collected, and
     * compilers give their memory back.
     */
    public static final Duration REST = Duration.ofSeconds(12);

    /** Three starts and five log-ins of a thousand take about so long. */
    private static final Duration WORK = Duration.ofSeconds(38);

    private static final int RESTS = 6;
    private static final double MILLIS_PER_SECOND = 1e3;

    private static final double KIB = 1 << 10;
    private static final double MIB = 1 << 20;

    /** The processor time is the server's, from the first who comes to the last one in. */
    private static final List<FigureColumn> LOGINS =
            LoginTimes.columns(
                    new FigureColumn("cpu-ms-per-log-in", "CPU ms/log-in", 2),
                    new FigureColumn("compiler-ms-per-log-in", "of that compilers", 2));

    private static final List<FigureColumn> COSTS =
            List.of(
                    new FigureColumn("first-prompt-s", "start to first prompt s", 2),
                    new FigureColumn("echo-start-s", "start of the echo s", 2),
                    new FigureColumn("rss-idle-mib", "RSS idle MiB", 0),
                    new FigureColumn("rss-mib", "RSS with all MiB", 0),
                    new FigureColumn("heap-per-player-kib", "live heap a player KiB", 1));

    private final BenchFolder folder;
    private final Duration rest;
    private final Onlooker onlooker;
    private final List<FigureLine> logins = new ArrayList<>();
    private final List<FigureLine> costs = new ArrayList<>();

    /**
     * @param rest the time before memory is measured, and after all have left; if it is shorter
     *     than {@link #REST}, the memory is not yet that of a server at rest
     */
    public LoginBench(BenchFolder folder, Duration rest, Onlooker onlooker) {
        this.folder = folder;
        this.rest = rest;
        this.onlooker = onlooker;
    }

    /** The time that all of it takes with such rests, roughly. */
    public static Duration expected(Duration rest) {
        return WORK.plus(rest.multipliedBy(RESTS));
    }

    /** Measures; {@code players}: how many come at once. */
    public Findings run(int players, Way way) throws IOException, InterruptedException {
        var plan = Plan.of(players, LoadScene.PING, Duration.ZERO, Duration.ZERO).by(way);
        practise(plan);
        var world = folder.newWorld();
        measure(world, plan, false);
        measure(world, plan, true);
        return Findings.of(new FigureSheet("log-ins", "characters", LOGINS, logins))
                .and(Findings.of(new FigureSheet("starts and memory", "characters", COSTS, costs)));
    }

    /**
     * Lets players in once without measuring, so that their own code is compiled: that is no cost
     * of the server.
     */
    private void practise(Plan plan) throws IOException, InterruptedException {
        try (var server = folder.server(folder.newWorld(), Venue.HALLS)) {
            FirstPrompt.of(server);
            Troop.enter(server, plan, false).close();
        }
    }

    private void measure(Path world, Plan plan, boolean known)
            throws IOException, InterruptedException {
        var echo = echoStart();
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
                                        echo.toMillis() / MILLIS_PER_SECOND,
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

    /**
     * The time that the start of the echo takes on this machine, which starts a JVM and Netty and
     * nothing else.
     */
    private Duration echoStart() {
        try (var echo = folder.echo(false)) {
            return echo.launched().started();
        }
    }

    /** Lets players in, who stay where they come in. */
    private Troop letIn(Opponent server, Plan plan, boolean known, String word)
            throws IOException, InterruptedException {
        var footprint = new Footprint(server);
        var before = footprint.spent();
        var troop = Troop.gather(server, plan, known);
        var times = troop.loginTimes();
        var spent = footprint.spent().since(before);
        onlooker.says(word + ": " + times);
        logins.add(
                times.line(
                        word,
                        spent.all().toMillis() / (double) times.players(),
                        spent.compilers().toMillis() / (double) times.players()));
        return troop;
    }

    private void rest() throws InterruptedException {
        Troop.sleepUntil(System.nanoTime() + rest.toNanos());
    }
}
