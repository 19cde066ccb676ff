package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * A server of three regions is killed while pairs walk over their borders: each character comes
 * back in one place, with its companion, and with what its player was told that it has.
 */
final class KilledRegionsIT {
    /** docs/operating.md P2: nothing is lost that was acknowledged longer ago. */
    static final Duration LOSS_MAX = Duration.ofSeconds(1);

    private static final boolean LONG = Boolean.getBoolean("emberdelve.long");
    private static final int ROUNDS = LONG ? 20 : 2;
    private static final int PAIRS = LONG ? 50 : 10;
    private static final Duration PLAYED_LEAST = Duration.ofSeconds(LONG ? 29 : 2);

    /** Nobody waits so long for an answer: whoever does is lost on the way. */
    private static final Duration SILENT_MAX = Duration.ofSeconds(10);

    private static final int MORE_MAX_MS = 1_000;
    private static final int GOLD_EACH = 10_000;

    private static final String IN_THREE =
            """
            regions:
              town: {}
              mine: {zones: [old-mine, low-pumps]}
              moor: {zones: [shaft-moor]}
            """;

    /** Letters for digits, as no name has these: they look different to the server, too. */
    private static final String DIGITS = "bcdfghjkpt";

    @TempDir private Path temporary = Path.of("");

    @Test
    void whoWalksOverBordersComesBackOnceAndWithAllThatWasPromised()
            throws IOException, InterruptedException, ExecutionException {
        var seed = Long.getLong("emberdelve.seed", System.nanoTime());
        System.out.println("seed " + seed);
        var random = new Random(seed);
        var config = config();
        var pairs = new ArrayList<WalkingPair>();
        for (var nth = 0; nth < PAIRS; nth++)
            pairs.add(new WalkingPair(name(2 * nth), name(2 * nth + 1), new Random(seed + nth)));
        try (var threads = Executors.newFixedThreadPool(PAIRS)) {
            begin(config, pairs, threads);
            var killNanos = System.nanoTime();
            // The start that follows a kill is also the one that plays until the next.
            for (var round = 0; round <= ROUNDS; round++) {
                assertSound("seed " + seed + ", round " + round);
                killNanos = playUntilKilled(config, pairs, threads, killNanos, random);
            }
        }
    }

    private void begin(Path config, List<WalkingPair> pairs, ExecutorService threads)
            throws IOException, InterruptedException, ExecutionException {
        try (var server = start(config);
                var owner = Client.create(server, "Mira")) {
            server.makeOwner("Mira", owner);
            server.awaitWords("regions: town ");
            var begun = new ArrayList<Callable<Boolean>>();
            for (var pair : pairs)
                begun.add(() -> {
                    pair.begin(server, owner, GOLD_EACH);
                    return true;
                });
            for (var each : threads.invokeAll(begun)) each.get();
        }
    }

    private long playUntilKilled(
            Path config,
            List<WalkingPair> pairs,
            ExecutorService threads,
            long lastKillNanos,
            Random random)
            throws IOException, InterruptedException, ExecutionException {
        try (var server = start(config)) {
            var run = new Run(server, lastKillNanos, pairs.size());
            var played = new ArrayList<Future<Boolean>>();
            for (var pair : pairs) played.add(threads.submit(() -> run.plays(pair)));
            run.back.await();
            var time = PLAYED_LEAST.plusMillis(random.nextInt(MORE_MAX_MS));
            run.failed.await(time.toMillis(), TimeUnit.MILLISECONDS);
            run.isKilled = true;
            var killNanos = System.nanoTime();
            server.kill();
            for (var each : played) each.get();
            for (var pair : pairs)
                assertThat(pair.silence(killNanos)).as("%s", pair).isLessThan(SILENT_MAX);
            return killNanos;
        }
    }

    /** One life of the server. */
    private static final class Run {
        private final RunningServer server;
        private final long lastKillNanos;
        private final CountDownLatch back;
        private final CountDownLatch failed = new CountDownLatch(1);
        private volatile boolean isKilled;

        Run(RunningServer server, long lastKillNanos, int pairs) {
            this.server = server;
            this.lastKillNanos = lastKillNanos;
            back = new CountDownLatch(pairs);
        }

        /** Plays until the kill; what ends it before is a fault. */
        boolean plays(WalkingPair pair) throws IOException {
            try (var one = Client.back(server, pair.first());
                    var other = Client.back(server, pair.second())) {
                pair.comesBack(one, other, lastKillNanos);
                back.countDown();
                pair.plays(one, other);
                return true;
            } catch (IOException | AssertionError ended) {
                if (isKilled) return true;
                failed.countDown();
                // Nobody waits for the others any more.
                while (back.getCount() > 0) back.countDown();
                throw ended;
            }
        }
    }

    private RunningServer start(Path config) throws IOException {
        return RunningServer.on(temporary.resolve("data"), "--config", config.toString());
    }

    private Path config() throws IOException {
        // Nobody lives where they walk, who would begin a fight.
        var config =
                Configuration.fast(temporary.resolve("config"))
                        .empty("old-mine")
                        .empty("shaft-moor")
                        .change(
                                "server.yaml",
                                "sessions-per-address: 10",
                                "sessions-per-address: 500")
                        .change("server.yaml", "talk-per-minute: 40", "talk-per-minute: 60000")
                        .change("server.yaml", "talk-burst: 10", "talk-burst: 1000")
                        .change(
                                "server.yaml",
                                "commands-per-second: 20",
                                "commands-per-second: 1000")
                        .change("server.yaml", "memory-kib: 19456", "memory-kib: 128");
        Files.writeString(config.folder().resolve("regions.yaml"), IN_THREE);
        return config.folder();
    }

    private static String name(int nth) {
        var name = new StringBuilder("Bot");
        for (var digit : String.format(Locale.ROOT, "%03d", nth).toCharArray())
            name.append(DIGITS.charAt(digit - '0'));
        return name.toString();
    }

    /** By the packed program: this process knows the tables of tests, too. */
    private void assertSound(String as) throws IOException, InterruptedException {
        var verified = Launcher.run("verify", "--data", temporary.resolve("data").toString());
        assertThat(verified.exitCode())
                .as("%s: %s %s", as, verified.out(), verified.err())
                .isZero();
    }
}
