package emberdelve.bench.play;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.read.Problems;
import emberdelve.config.settings.WorldSettings;
import emberdelve.server.feature.Features;
import emberdelve.server.model.Actor;
import emberdelve.server.replay.InputLog;
import emberdelve.server.replay.Replay;
import emberdelve.server.replay.Replay.Result;
import emberdelve.server.time.Clock;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Builders change the content, and sometimes break it, while bots play. */
class ReloadTest {
    private static final boolean LONG = Boolean.getBoolean("emberdelve.long");
    private static final int BOTS = LONG ? 50 : 10;
    private static final int TICKS_BETWEEN = LONG ? 150 : 15;
    private static final int RELOADS = LONG ? 20 : 10;
    private static final long SEED = 20_261_123;

    /** A tick that takes two is late by one. A test machine may be busy with something else. */
    private static final int SLACK = LONG ? 1 : 10;

    /** Every edit of a round: one leaves the content broken. */
    private static final List<Edit> ROUND =
            List.of(
                    new Edit("zones/chalk-pit/rooms.yaml", "name: First Bench", "name: Top Bench"),
                    new Edit("zones/chalk-pit/spawns.yaml", "room: pay-hole", "room: attic"),
                    new Edit("zones/chalk-pit/spawns.yaml", "room: attic", "room: saw-cut"),
                    new Edit("zones/old-mine/rooms.yaml", "turntable", "round-table"),
                    new Edit("zones/lantern-yard/rooms.yaml", "bunk-loft", "top-loft"),
                    new Edit("monsters/vermin.yaml", "  speed: 10\n", "  speed: 9\n"),
                    new Edit("items/containers.yaml", "\nflour-sack:", "\nmeal-sack:"),
                    new Edit("monsters/kobolds.yaml", "item: flour-sack", "item: meal-sack"),
                    new Edit("rules.yaml", "recall-turns: 4", "recall-turns: 3"),
                    new Edit("channels.yaml", "trade: {", "prattle: {summary: words}\ntrade: {"));

    private final Map<String, Content> kept = new HashMap<>();
    private final List<Throwable> faults = new ArrayList<>();
    private final StringBuilder log = new StringBuilder();
    private final Content first = Shipped.content();
    private final Troupe troupe =
            new Troupe(
                    first,
                    Profile.MIXED,
                    BOTS,
                    SEED,
                    new InputLog(log::append),
                    (_, _, fault, _) -> faults.add(fault));
    private Duration longest = Duration.ZERO;
    private int swapped;
    private int broken;

    /** One text in the place of another. */
    private record Edit(String file, String text, String instead) {
        Edit back() {
            return new Edit(file, instead, text);
        }
    }

    @Test
    void nobodyNoticesReloadsAndAReplayIsIdentical(@TempDir Path folder) throws IOException {
        copy(Shipped.CONFIG.resolve("content"), folder);
        ticks(TICKS_BETWEEN);
        for (var round = 0; swapped + broken < RELOADS; round++) {
            var forth = round % 2 == 0;
            for (var edit : forth ? ROUND : ROUND.reversed()) {
                if (swapped + broken == RELOADS) break;
                edit(folder, forth ? edit : edit.back());
                reload(folder);
            }
        }
        troupe.end();

        assertThat(faults).as("seed %d", SEED).isEmpty();
        assertThat(broken).isPositive();
        assertThat(swapped).isGreaterThan(RELOADS / 2);
        assertThat(troupe.linesHeard()).isGreaterThan(BOTS * 20L);
        assertThat(log).contains("\nReload(");
        assertThat(longest)
                .as("longest tick")
                .isLessThan(WorldSettings.DEFAULTS.tick().multipliedBy(2L * SLACK));
        try (var reader = new BufferedReader(new StringReader(log.toString()))) {
            var replay =
                    new Replay(
                            first,
                            version -> Optional.ofNullable(kept.get(version)),
                            Integer.MAX_VALUE,
                            _ -> {});
            assertThat(replay.run(reader))
                    .isInstanceOfSatisfying(
                            Result.Same.class, same -> assertThat(same.faults()).isZero());
        }
    }

    /** It is read and checked on another thread, while they play. */
    private void reload(Path folder) {
        var problems = new Problems();
        var reading =
                CompletableFuture.supplyAsync(() ->
                        new ContentLoader(Features.registry().content())
                                .load(folder, problems)
                                .map(troupe::prepare));
        do ticks(1);
        while (!reading.isDone());
        var edition = reading.join();
        if (edition.isEmpty()) {
            broken++;
            assertThat(problems.list().getFirst().toString())
                    .matches(".+:\\d+:\\d+: .+: .+expected.+");
        } else {
            swapped++;
            var content = edition.get().content();
            kept.put(content.version(), content);
            timed(() -> troupe.reload(edition.get()));
        }
        nobodyIsStranded();
        ticks(TICKS_BETWEEN);
    }

    private void nobodyIsStranded() {
        var world = troupe.world();
        for (var actor : world.population().all())
            assertThat(world.map().find(actor.room().id())).containsSame(actor.room());
        for (var zone : world.map().zones())
            for (var room : zone.rooms()) assertThat(room.actors()).allMatch(Actor::isPresent);
    }

    private void ticks(int count) {
        for (var i = 0; i < count; i++) timed(() -> troupe.ticks(1));
    }

    private void timed(Runnable tick) {
        var began = Clock.SYSTEM.nanoTime();
        tick.run();
        var took = Duration.ofNanos(Clock.SYSTEM.nanoTime() - began);
        if (took.compareTo(longest) > 0) longest = took;
    }

    private static void edit(Path folder, Edit edit) throws IOException {
        var file = folder.resolve(edit.file());
        var text = Files.readString(file);
        assertThat(text).contains(edit.text());
        Files.writeString(file, text.replace(edit.text(), edit.instead()));
    }

    private static void copy(Path from, Path to) throws IOException {
        try (var files = Files.walk(from)) {
            for (var file : files.toList()) {
                var copy = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) Files.createDirectories(copy);
                else Files.copy(file, copy);
            }
        }
    }
}
