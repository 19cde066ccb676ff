package emberdelve.bench.curve;

import emberdelve.bench.load.LoadBench;
import emberdelve.bench.load.LoadScene;
import emberdelve.bench.load.Plan;
import emberdelve.bench.micro.BenchDungeon;
import emberdelve.bench.micro.OpenDelves;
import emberdelve.bench.report.FigureColumn;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/** All curves that can be measured, by the words that are typed for them. */
public final class Curves {
    public static final List<String> WORDS =
            List.of("players", "readers", "awake", "asleep", "rooms", "delves");

    private static final double LINES_PER_SECOND = 20;

    /** The ticks until every zone is asleep. */
    private static final int TICKS_AWAKE = 1_000;

    private static final double NANOS_PER_MICRO = 1e3;
    private static final double NANOS_PER_MILLI = 1e6;

    private final LoadBench load;
    private final Duration warmUp;
    private final Duration counted;

    /**
     * @param warmUp the warm-up of a round with players or readers
     * @param counted the time that is counted in such a round
     */
    public Curves(LoadBench load, Duration warmUp, Duration counted) {
        this.load = load;
        this.warmUp = warmUp;
        this.counted = counted;
    }

    /** {@code word}: one of {@link #WORDS}. */
    public Curve named(String word) {
        return Stream.concat(Stream.of(players(), readers()), inProcess().stream())
                .filter(curve -> curve.of().equals(word))
                .findFirst()
                .orElseThrow();
    }

    /** The curves that are measured in this process, without sockets. */
    static List<Curve> inProcess() {
        return List.of(
                // Monsters that fight one another, with a reader in each zone.
                new Curve(
                        "awake",
                        List.of(100, 1_000, 10_000, 100_000),
                        List.of(100, 1_000, 10_000),
                        List.of(tick(1), new FigureColumn("monster-ns", "ns a monster", 1)),
                        Curves::awake),
                // Monsters in zones where nobody is.
                new Curve(
                        "asleep",
                        List.of(1_000, 10_000, 100_000, 1_000_000),
                        List.of(1_000, 10_000, 50_000),
                        List.of(tick(2)),
                        Curves::asleep),
                // Rooms without anybody in them, but for one reader in the first of them.
                new Curve(
                        "rooms",
                        List.of(100, 1_000, 10_000, 100_000),
                        List.of(100, 1_000, 10_000),
                        List.of(
                                tick(2),
                                new FigureColumn("make-ms", "CPU ms to make the world", 1)),
                        Curves::rooms),
                // Delves that are open at one time, with a character in each.
                new Curve(
                        "delves",
                        List.of(1, 10, 100, 1_000),
                        List.of(1, 10, 100),
                        List.of(tick(1), new FigureColumn("open-us", "CPU µs to open one", 1)),
                        Curves::delves));
    }

    /** Players who type {@code ping} once a second each. */
    private Curve players() {
        return new Curve(
                "players",
                List.of(100, 300, 1_000, 3_000, 10_000, 19_000),
                List.of(100, 300, 1_000),
                List.of(
                        new FigureColumn("cpu-us-per-answer", "CPU µs/answer", 1),
                        new FigureColumn("cores", "cores", 2),
                        new FigureColumn("p50-ms", "p50 ms", 3),
                        new FigureColumn("p99-ms", "p99 ms", 2),
                        new FigureColumn("rss-mib", "RSS MiB", 0)),
                this::players);
    }

    private List<Double> players(int size) throws IOException, InterruptedException {
        var figures = load.server(Plan.of(size, LoadScene.PING, warmUp, counted), size);
        return List.of(
                figures.cpuMicrosPerAnswer(),
                figures.cores(),
                figures.latency().p50(),
                figures.latency().p99(),
                figures.cost().residentMib());
    }

    /** Readers in one room, who hear the same number of lines a second, however many they are. */
    private Curve readers() {
        return new Curve(
                "readers",
                List.of(10, 30, 100, 300, 1_000, 2_000),
                List.of(10, 100, 500),
                List.of(
                        new FigureColumn("cpu-us-per-message", "CPU µs a message", 1),
                        new FigureColumn("cpu-us-per-line", "CPU µs a line read", 2),
                        new FigureColumn("p99-ms", "p99 ms", 2),
                        new FigureColumn("copies-p99-ms", "copies p99 ms", 2)),
                this::readers);
    }

    private List<Double> readers(int size) throws IOException, InterruptedException {
        var plan = Plan.of(size, LoadScene.CROWD, warmUp, counted);
        var figures = load.server(plan, LINES_PER_SECOND);
        return List.of(
                figures.cpuMicrosPerAnswer(),
                figures.cpuMicrosPerLine(),
                figures.latency().p99(),
                figures.copies().p99());
    }

    private static List<Double> awake(int size) {
        var dungeon = new BenchDungeon(size);
        dungeon.watch();
        var micros = TickCost.micros(dungeon.world(), dungeon::harden);
        return List.of(micros, micros * NANOS_PER_MICRO / size);
    }

    private static List<Double> asleep(int size) {
        var world = new BenchDungeon(size).world();
        for (var tick = 0; tick < TICKS_AWAKE; tick++) world.tick();
        return List.of(TickCost.micros(world, () -> {}));
    }

    private static List<Double> rooms(int size) {
        var threads = ManagementFactory.getThreadMXBean();
        var begun = threads.getCurrentThreadCpuTime();
        var dungeon = BenchDungeon.ofRooms(size);
        var made = threads.getCurrentThreadCpuTime() - begun;
        dungeon.watchFirstZone();
        return List.of(TickCost.micros(dungeon.world(), () -> {}), made / NANOS_PER_MILLI);
    }

    private static List<Double> delves(int size) {
        var delves = OpenDelves.open(size);
        return List.of(TickCost.micros(delves.world(), () -> {}), delves.openMicros());
    }

    private static FigureColumn tick(int digits) {
        return new FigureColumn("tick-us", "CPU µs a tick", digits);
    }
}
