package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** An operator divides the dungeon by a file, and puts it together by taking the file away. */
final class RegionsIT {
    private static final String IN_TWO =
            """
            regions:
              town: {}
              mine: {zones: [old-mine, low-pumps]}
            """;

    /** Words that only who is there reads: the names of rooms are in exits, too. */
    private static final String STAIR = "A stone arch stands over a stair";

    private static final String LANDING = "ends on a floor of planks";

    @TempDir private Path temporary = Path.of("");

    @Test
    void playersWalkOverABorderAndAKilledDungeonGoesOnInOneRegion()
            throws IOException, InterruptedException {
        var config = divided();
        try (var server = start();
                var mira = Client.create(server, "Mira");
                var tolo = Client.create(server, "Tolo")) {
            server.makeOwner("Mira", mira);
            server.awaitWords("regions: town 8 zones, mine 2 zones");
            mira.ask("n", STAIR);
            tolo.ask("n", STAIR);
            mira.ask("d", LANDING);
            tolo.ask("say is anybody here", "You say: is anybody here");
            mira.ask("u", STAIR);
            tolo.await("Mira arrives from below");
            mira.ask("say it is me", "You say: it is me");
            tolo.await("Mira says: it is me");
            tolo.ask("d", LANDING);
            mira.ask("d", LANDING);
            tolo.await("Mira arrives from above");
            mira.ask("create bone-die for mira", "Audit \\d+");
            mira.ask("drop die", "You drop");
            tolo.await("Mira drops");
            mira.ask("save", "Saved\\.");
            tolo.ask("u", STAIR);
            tolo.ask("save", "Saved\\.");
            server.kill();
        }
        assertSound();

        Files.delete(config.folder().resolve("regions.yaml"));
        try (var server = start();
                var mira = Client.back(server, "Mira");
                var tolo = Client.back(server, "Tolo")) {
            assertThat(server.said()).doesNotContain("regions:");
            mira.ask("look", LANDING);
            tolo.ask("look", STAIR);
            tolo.ask("d", LANDING);
            mira.await("Tolo arrives from above");
            tolo.ask("get die", "You (take|get|pick up)");
            tolo.ask("save", "Saved\\.");
            server.kill();
        }
        assertSound();
    }

    @Test
    void anotherDivisionNeedsARestartAndIsNamed() throws IOException {
        var config = divided();
        try (var server = start();
                var mira = Client.create(server, "Mira")) {
            server.makeOwner("Mira", mira);
            mira.ask("reload settings", "server.yaml says what is in force");
            config.change("regions.yaml", ", low-pumps", "");
            mira.ask("reload settings", "Needs a restart: regions.yaml");
            config.change("regions.yaml", "old-mine", "no-such-zone");
            mira.ask("reload settings", "Needs a restart: regions.yaml");
        }
    }

    @Test
    void commandsForAStoppedWorldLeaveItDivided() throws IOException, InterruptedException {
        divided()
                .change(
                        "server.yaml",
                        "tell them.\n  enabled: false",
                        "tell them.\n  enabled: true");
        try (var server = start();
                var mira = Client.create(server, "Mira");
                var tolo = Client.create(server, "Tolo")) {
            for (var each : List.of(mira, tolo)) {
                each.ask("n", STAIR);
                each.ask("d", LANDING);
                each.ask("save", "Saved\\.");
            }
            mira.ask("u", STAIR);
            mira.ask("save", "Saved\\.");
            server.terminate();
            assertThat(server.awaitEnd()).as(server::said).isZero();
        }
        var file = temporary.resolve("tolo.json").toString();
        assertThat(run("backup")).contains("backup");
        assertThat(run("restore", "latest")).contains("What was there before is in ");
        assertThat(run("export", "Tolo", "--file", file)).contains("1 character");
        assertThat(run("role", "Mira", "owner")).contains("Mira is owner now");
        assertThat(
                        run(
                                "person",
                                "Tolo",
                                "--export",
                                temporary.resolve("all-of-tolo.json").toString()))
                .contains("rows");
        assertThat(run("person", "Tolo", "--erase")).contains("Erased: account", "1 character.");
        assertThat(run("import", file)).contains("1 character");
        try (var recordings = Files.list(temporary.resolve("data").resolve("recording"))) {
            assertThat(run("replay", recordings.findFirst().orElseThrow().toString()))
                    .contains("Identical: ");
        }
        assertSound();
        try (var server = start();
                var mira = Client.back(server, "Mira");
                var tolo = Client.back(server, "Tolo")) {
            mira.ask("look", STAIR);
            tolo.ask("look", LANDING);
            mira.ask("d", LANDING);
        }
        assertSound();
    }

    private Configuration divided() throws IOException {
        // Nobody lives there who would begin a fight.
        var config =
                Configuration.copyTo(temporary.resolve("config")).withoutTls().empty("old-mine");
        Files.writeString(config.folder().resolve("regions.yaml"), IN_TWO);
        return config;
    }

    private RunningServer start() throws IOException {
        return RunningServer.on(
                temporary.resolve("data"), "--config", temporary.resolve("config").toString());
    }

    private String run(String... arguments) throws IOException, InterruptedException {
        var words = new ArrayList<>(List.of(arguments));
        words.addAll(
                List.of(
                        "--data",
                        temporary.resolve("data").toString(),
                        "--config",
                        temporary.resolve("config").toString()));
        var ended = Launcher.run(words.toArray(String[]::new));
        assertThat(ended.exitCode()).as("%s: %s %s", words, ended.out(), ended.err()).isZero();
        return ended.out();
    }

    private void assertSound() throws IOException, InterruptedException {
        run("verify");
    }
}
