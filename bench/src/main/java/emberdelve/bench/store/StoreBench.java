package emberdelve.bench.store;

import emberdelve.config.content.Content;
import emberdelve.config.content.ItemType;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.read.Problems;
import emberdelve.db.Database;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.Checkpoint;
import emberdelve.server.checkpoint.Capture;
import emberdelve.server.feature.Features;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.model.Item;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Room;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * The measurement of the store: takes things that moved from a world as rows and makes them
 * durable, over and over, and prints a Markdown table. The thread's own processor time is printed
 * as well, which is the better measure on a busy machine. Then it simulates an hour, as fast as it
 * goes, and tells how large the file is after each tenth of it.
 */
public final class StoreBench {
    private static final int ITEMS = 50_000;
    private static final int STEP = 7_919;
    private static final long SEED = 20_261_121L;
    private static final int WARM_UP = 50;

    private static final int HOUR_ROWS = 100;
    private static final int TENTHS = 10;

    private final Path folder;
    private final Database database;
    private final World world;
    private final Capture capture;
    private final List<Item> items = new ArrayList<>();
    private final List<Room> rooms = new ArrayList<>();
    private final SplittableRandom random = new SplittableRandom(SEED);

    private StoreBench(Path folder, Database database, Path contentFolder) {
        this.folder = folder;
        this.database = database;
        var content = load(contentFolder);
        world =
                new World(
                        content,
                        new WorldSeed(SEED, 0, 1, Duration.ofMillis(200)),
                        (_, _, fault, _) -> {
                            throw new IllegalStateException(fault);
                        },
                        Features.registry());
        capture = new Capture(RegionRow.WHOLE, 0, 0, InstantSource.system());
        for (var zone : content.zones().values()) {
            for (var room : zone.rooms()) rooms.add(world.map().room(room.id()));
        }
        var types = List.copyOf(content.items().values());
        for (var number = 0; number < ITEMS; number++) items.add(made(types));
    }

    /**
     * Measures, and prints.
     *
     * @param content the folder of the content that ships
     * @param times how many checkpoints of each kind; 0 for none
     * @param hour how many checkpoints make the hour
     */
    public static void run(Path content, int times, int hour) throws IOException {
        var folder = Files.createTempDirectory("emberdelve-store");
        try (var database = Database.open(folder, false, Features.tables())) {
            new StoreBench(folder, database, content).measure(times, hour);
        }
    }

    private static Content load(Path content) {
        var problems = new Problems();
        return new ContentLoader(Features.registry().content())
                .load(content, problems)
                .orElseThrow(() -> new IllegalStateException(problems.toString()));
    }

    private Item made(List<ItemType> types) {
        var type = types.get(random.nextInt(types.size()));
        return world.part(Items.class).mint(type, new OuterPlace.OnFloor(anyRoom()), "bench");
    }

    private Room anyRoom() {
        return rooms.get(random.nextInt(rooms.size()));
    }

    private void measure(int times, int hour) {
        database.checkpoints().write(capture.take(world));
        if (times > 0) table(times);
        hour(hour);
    }

    private void table(int times) {
        System.out.println(
                "| rows of "
                        + ITEMS
                        + " | capture p50 ms | p99 ms | CPU p50 ms "
                        + "| durable p50 ms | p99 ms | CPU p50 ms |");
        System.out.println("|--:|--:|--:|--:|--:|--:|--:|");
        for (var rows : new int[] {100, 1_000, 5_000}) line(rows, times);
        System.out.printf(Locale.ROOT, "file after all that: %.1f MB%n", megabytes());
    }

    private void line(int rows, int times) {
        var captures = new long[times];
        var writes = new long[times];
        var captureCpu = new long[times];
        var writeCpu = new long[times];
        for (var number = -WARM_UP; number < times; number++) {
            move(rows);
            var begun = System.nanoTime();
            var cpuBegun = cpu();
            var checkpoint = capture.take(world);
            var taken = System.nanoTime();
            var cpuTaken = cpu();
            database.checkpoints().write(checkpoint);
            if (number < 0) continue;
            captures[number] = taken - begun;
            writes[number] = System.nanoTime() - taken;
            captureCpu[number] = cpuTaken - cpuBegun;
            writeCpu[number] = cpu() - cpuTaken;
        }
        System.out.printf(
                Locale.ROOT,
                "| %d | %.2f | %.2f | %.2f | %.1f | %.1f | %.1f |%n",
                rows,
                within(captures, 50),
                within(captures, 99),
                within(captureCpu, 50),
                within(writes, 50),
                within(writes, 99),
                within(writeCpu, 50));
    }

    private void hour(int checkpoints) {
        var largest = 0.0;
        var tenths = new ArrayList<String>();
        var begun = System.nanoTime();
        for (var number = 0; number < checkpoints; number++) {
            move(HOUR_ROWS);
            Checkpoint checkpoint = capture.take(world);
            database.checkpoints().write(checkpoint);
            largest = Math.max(largest, megabytes());
            if ((number + 1) % Math.max(1, checkpoints / TENTHS) == 0)
                tenths.add(String.format(Locale.ROOT, "%.1f", megabytes()));
        }
        System.out.printf(
                Locale.ROOT,
                "%d checkpoints of %d rows in %d s: file at most %.1f MB, "
                        + "after each tenth %s MB%n",
                checkpoints,
                HOUR_ROWS,
                Duration.ofNanos(System.nanoTime() - begun).toSeconds(),
                largest,
                String.join(", ", tenths));
    }

    /**
     * Moves so many items, different ones and far apart, for {@link #STEP} has no divisor in common
     * with the number of items.
     */
    private void move(int rows) {
        var at = random.nextInt(ITEMS);
        for (var number = 0; number < rows; number++) {
            items.get(at).moveTo(new OuterPlace.OnFloor(anyRoom()));
            at = (at + STEP) % ITEMS;
        }
    }

    private double megabytes() {
        try {
            return Files.size(folder.resolve("world.mv.db")) / 1e6;
        } catch (IOException gone) {
            throw new IllegalStateException("the world has no file", gone);
        }
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** The milliseconds within which so many percent of the times lie. */
    private static double within(long[] nanos, int percent) {
        Arrays.sort(nanos);
        return nanos[(nanos.length - 1) * percent / 100] / 1e6;
    }
}
