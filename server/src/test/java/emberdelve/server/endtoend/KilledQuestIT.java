package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;

/**
 * What was saved of quests, of doors, and of what triggers remember, outlives a server that is
 * killed; a reward is had once.
 */
final class KilledQuestIT {
    private static final String BROTHER = "lantern-yard/provisioner";

    @TempDir private Path temporary = Path.of("");

    @Test
    void questsAndTheMemoryOfTriggersOutliveKillNine() throws IOException {
        var folder =
                Configuration.fast(temporary.resolve("config"))
                        .change("content/zones/chalk-pit/zone.yaml", "every: 30s", "every: 1h")
                        .empty("old-mine")
                        .empty("chalk-pit")
                        .empty("counting-dark")
                        .folder()
                        .toString();
        beginBoth(folder);
        finish(folder);
        assertThat(rewarded(folder)).isTrue();
    }

    private RunningServer start(String configuration) throws IOException {
        return RunningServer.on(temporary.resolve("data"), "--config", configuration);
    }

    /** One quest is brought to its second stage, another to its end, of which a wall remembers. */
    private void beginBoth(String folder) throws IOException {
        try (var server = start(folder);
                var mira = Client.create(server, "Mira")) {
            server.makeOwner("Mira", mira);
            go(mira, BROTHER);
            mira.ask("say brother", "A quest begins: One Lantern, One Brother\\.");
            go(mira, "old-mine/flooded-stope");
            mira.ask("pull boot", "His left boot stood laced");
            go(mira, "lantern-yard/counting-house");
            mira.ask("say tallies", "A quest begins: What Was Counted\\.");
            go(mira, "chalk-pit/pay-hole");
            mira.ask("pull drawer", "The pay book was in the only drawer");
            go(mira, "counting-dark/hall");
            mira.ask("look heading", "There is room for a word, and no word\\.");
            mira.ask("pull chalk", "Number, name, or cancel");
            mira.ask("1", "What Was Counted has ended\\.");
            mira.ask("look heading", "It says UNPAID\\.");
            go(mira, "old-mine/stables");
            mira.ask("open north", "You open the half door\\.");
            mira.ask("save", "Saved\\.");
            server.kill();
        }
    }

    private void finish(String folder) throws IOException {
        try (var server = start(folder);
                var mira = Client.back(server, "Mira")) {
            // They are as they were; neither is begun, nor its thing had, a second time.
            mira.ask("look", "north to Tack Room \\(half door, open\\)");
            mira.ask("quest lantern", "His left boot stood laced on the bottom of the stope");
            mira.ask("quest counted", "You wrote UNPAID over the tallies");
            go(mira, "counting-dark/hall");
            mira.ask("look heading", "It says UNPAID\\.");
            go(mira, "lantern-yard/counting-house");
            mira.ask("say tallies", "I am told that there is a heading now");
            go(mira, "old-mine/flooded-stope");
            mira.ask("pull boot", "The boot is somebody's, and nobody has asked for it\\.");

            go(mira, "old-mine/kobold-hall");
            mira.ask("look rota", "The rota in the kobold hall is drawn by a hand");
            go(mira, BROTHER);
            mira.ask("say brother", "Did he drown\\?");
            mira.ask("2", "One Lantern, One Brother has ended\\.");
            mira.ask("save", "Saved\\.");
            server.kill();
        }
    }

    /** Whether the ending stands, and brings nothing more. */
    private boolean rewarded(String folder) throws IOException {
        try (var server = start(folder);
                var mira = Client.back(server, "Mira")) {
            mira.ask("quest lantern", "You told Bettany Orr that her brother drowned");
            var before = mira.ask("gold", "(\\d+) gold").group(1);
            mira.ask("say brother", "It is a comfort that somebody takes care\\.");
            mira.ask("choose 2", "[Nn]obody|[Nn]othing");
            var after = mira.ask("gold", "(\\d+) gold").group(1);
            assertThat(mira.all()).doesNotContain("left boot");
            return before.equals(after) && Integer.parseInt(after) >= 60;
        }
    }

    private static void go(Client mira, String room) throws IOException {
        mira.ask("goto " + room, "Audit \\d+");
    }
}
