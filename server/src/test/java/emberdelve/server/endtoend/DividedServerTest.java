package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.Database;
import emberdelve.server.feature.Features;
import emberdelve.server.game.RegionPlan;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;

/** A dungeon in several regions is played like one, and opens in one again. */
final class DividedServerTest {
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
                DividedServer.IN_THREE,
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
            var server = DividedServer.wire(plan, data, database);
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

    private static Client create(int port, String name) throws IOException {
        return Client.create(new Client(port), name);
    }

    private static Client back(int port, String name) throws IOException {
        return Client.back(new Client(port), name);
    }
}
