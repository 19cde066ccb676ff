package emberdelve.bench.play;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.server.replay.Contents;
import emberdelve.server.replay.InputLog;
import emberdelve.server.replay.Replay;
import emberdelve.server.replay.Replay.Result;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The same opening, content and inputs are the same game: on any run, in any JVM. */
class ReplayTest {
    private static final boolean LONG = Boolean.getBoolean("emberdelve.long");
    private static final int BOTS = LONG ? 50 : 12;

    // Of a fifth of a second each: ten minutes, or forty seconds.
    private static final int TICKS = LONG ? 3_000 : 200;
    private static final long SEED = 20_261_121;
    private static final int EACH_ALONE = 1;
    private static final int ALL_TOGETHER = Integer.MAX_VALUE;

    private static final Content CONTENT = Shipped.content();
    private static String log = "";

    @BeforeAll
    static void play() {
        log = record(SEED);
    }

    @Test
    void whatWasRecordedIsWorthReplaying() {
        assertThat(log.lines().filter(line -> line.startsWith("#"))).hasSize(TICKS);
        assertThat(log.lines().filter(line -> line.startsWith("Typed("))).hasSizeGreaterThan(TICKS);
        assertThat(log).contains("Create(", "LinkLost(", "Enter(", "Durable(", "quit yes");
    }

    @Test
    void aReplayIsIdenticalHoweverInputsAreBatchedBetweenTicks() throws IOException {
        var last = Long.parseUnsignedLong(lastHash(), 16);
        for (var atOnce : List.of(ALL_TOGETHER, EACH_ALONE, 3))
            assertThat(replay(log, atOnce))
                    .as("%d inputs at once, seed %d", atOnce, SEED)
                    .isEqualTo(new Result.Same(TICKS, last, 0));
    }

    @Test
    void aReplayIsIdenticalInTwoOtherJvms(@TempDir Path folder)
            throws IOException, InterruptedException {
        var file = Files.writeString(folder.resolve("game.log"), log);
        var running = new ArrayList<Process>();
        for (var atOnce : List.of("1", "1000"))
            running.add(
                    new ProcessBuilder(command(file, atOnce)).redirectErrorStream(true).start());
        var said = new ArrayList<String>();
        for (var process : running) {
            var output = process.getInputStream().readAllBytes();
            said.add(new String(output, StandardCharsets.UTF_8));
            assertThat(process.waitFor()).as(said.getLast()).isZero();
        }
        assertThat(said)
                .allSatisfy(each -> assertThat(each).contains("Identical: " + TICKS, lastHash()));
    }

    @Test
    void theSameSeedIsRecordedTheSameAndAnotherIsAnother() {
        assertThat(record(SEED)).isEqualTo(log);
        assertThat(record(SEED + 1)).isNotEqualTo(log);
    }

    @Test
    void theFirstTickThatDiffersIsNamed() throws IOException {
        var lines = new ArrayList<>(log.lines().toList());
        var third = lines.stream().filter(line -> line.startsWith("Create(")).toList().get(2);
        var at = lines.indexOf(third);
        lines.remove(at);
        var nextTick =
                lines.subList(at, lines.size()).stream()
                        .filter(line -> line.startsWith("#"))
                        .findFirst()
                        .orElseThrow();
        assertThat(replay(String.join("\n", lines) + "\n", ALL_TOGETHER))
                .isInstanceOfSatisfying(
                        Result.Differs.class,
                        differs -> assertThat(nextTick).startsWith("#" + differs.tick() + " "));
    }

    @Test
    void whatAKillLeavesIsReplayedAsFarAsItGoes() throws IOException {
        var cut = log.substring(0, log.length() * 2 / 3);
        assertThat(replay(cut, ALL_TOGETHER)).isInstanceOf(Result.Same.class);
    }

    @Test
    void nonsenseIsRefusedWithItsLine() throws IOException {
        assertThat(replay("what is this\n", ALL_TOGETHER)).isInstanceOf(Result.Unreadable.class);
        var lines = log.lines().limit(2).toList();
        var nonsense = String.join("\n", lines) + "\nTyped(oh\nend\n";
        assertThat(replay(nonsense, ALL_TOGETHER))
                .isInstanceOfSatisfying(
                        Result.Unreadable.class,
                        unreadable -> assertThat(unreadable.line()).isEqualTo(3));
        assertThat(replay(log.replace(CONTENT.version(), "another"), ALL_TOGETHER))
                .isEqualTo(new Result.OtherContent("another", CONTENT.version()));
    }

    private static String record(long seed) {
        var lines = new StringBuilder();
        var faults = new ArrayList<Throwable>();
        var troupe =
                new Troupe(
                        CONTENT,
                        Profile.MIXED,
                        BOTS,
                        seed,
                        new InputLog(lines::append),
                        (_, _, fault, _) -> faults.add(fault));
        troupe.ticks(TICKS);
        troupe.end();
        assertThat(faults).as("seed %d", seed).isEmpty();
        return lines.toString();
    }

    private static Result replay(String recording, int atOnce) throws IOException {
        try (var reader = new BufferedReader(new StringReader(recording))) {
            return new Replay(CONTENT, Contents.NONE, atOnce, _ -> {}).run(reader);
        }
    }

    private static String lastHash() {
        var ticks = log.lines().filter(line -> line.startsWith("#")).toList();
        var last = ticks.getLast();
        return last.substring(last.indexOf(' ') + 1);
    }

    private static List<String> command(Path file, String atOnce) {
        var classes =
                System.getProperty(
                        "surefire.test.class.path", System.getProperty("java.class.path"));
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                classes,
                "emberdelve.server.Main",
                "replay",
                file.toString(),
                "--at-once",
                atOnce,
                "--config",
                Shipped.CONFIG.toString());
    }
}
