package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.load.ParsedFiles;
import emberdelve.config.read.Problems;
import emberdelve.config.settings.SettingsInForce;
import emberdelve.config.settings.SettingsLoader;
import emberdelve.db.Database;
import emberdelve.server.bridge.Joints;
import emberdelve.server.feature.Features;
import emberdelve.server.game.Recorder;
import emberdelve.server.game.RegionPlan;
import emberdelve.server.game.RegionPlan.Share;
import emberdelve.server.reload.ContentFolder;
import emberdelve.server.transcript.ContentOnce;
import emberdelve.server.wiring.Server;
import emberdelve.server.wiring.ServerModule;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A dungeon in several regions is played like one, and opens in one again. */
final class DividedServerTest {
    private static final RegionPlan IN_THREE =
            new RegionPlan(
                    List.of(
                            new Share("town", List.of()),
                            new Share("mine", List.of("old-mine", "low-pumps")),
                            new Share("moor", List.of("shaft-moor"))));

    @TempDir private Path data = Path.of("");

    /** The deeds of players while the server runs. */
    private interface Play {
        void with(int port) throws IOException;
    }

    @Test
    void whoWalksFromOneRegionIntoAnotherNoticesNothing() throws IOException {
        play(
                RegionPlan.WHOLE,
                port -> {
                    try (var mira = create(port, "Mira")) {
                        mira.ask("say before", "You say: before");
                        mira.ask("n", "Delve Stair");
                        mira.ask("save", "Saved");
                    }
                });
        play(
                IN_THREE,
                port -> {
                    try (var mira = back(port, "Mira")) {
                        for (var time = 0; time < 5; time++) {
                            mira.ask("d", "Winding Landing");
                            mira.ask("say down here", "You say: down here");
                            mira.ask("u", "Delve Stair");
                            mira.ask("say up here", "You say: up here");
                        }
                        // Typed at once: the second step is taken over there.
                        mira.send("d");
                        mira.send("n");
                        mira.await("Winding Landing");
                        mira.await("Haulage Way");
                        mira.ask("save", "Saved");
                    }
                    // Her link is lost, and she is where she was.
                    try (var mira = back(port, "Mira")) {
                        mira.ask("look", "Haulage Way");
                        mira.ask("quit", "Goodbye");
                    }
                });
        play(
                RegionPlan.WHOLE,
                port -> {
                    try (var mira = back(port, "Mira")) {
                        mira.ask("look", "Haulage Way");
                    }
                });
    }

    private void play(RegionPlan plan, Play what) throws IOException {
        try (var database = Database.open(data, false, Features.tables())) {
            var server = server(plan, database);
            server.start();
            try {
                what.with(server.port());
            } finally {
                server.stop();
            }
        }
        try (var database = Database.open(data, false, Features.tables())) {
            var report = database.verify();
            assertThat(report.sound()).as("%s", report.lines()).isTrue();
        }
    }

    private Server server(RegionPlan plan, Database database) throws IOException {
        // Nobody lives where she walks, who would begin a fight.
        var copy = data.resolve("config-" + plan.shares().size());
        if (!Files.exists(copy)) Configuration.copyTo(copy).empty("old-mine");
        var folder = copy.resolve("content");
        var file = Files.writeString(data.resolve("server.yaml"), SETTINGS);
        var problems = new Problems();
        var settings = SettingsLoader.load(file, problems).orElseThrow();
        return ServerModule.wire(
                plan,
                SettingsInForce.unchanging(settings),
                ContentOnce.in(folder),
                new ContentFolder(folder, new ParsedFiles()),
                database,
                Recorder.NONE,
                Joints.NONE);
    }

    private static final String SETTINGS =
            """
            telnet: {port: 0}
            websocket: {port: 0}
            admin: {port: 0}
            passwords: {memory-kib: 128}
            """;

    private static Client create(int port, String name) throws IOException {
        return Client.create(new Client(port), name);
    }

    private static Client back(int port, String name) throws IOException {
        return Client.back(new Client(port), name);
    }
}
