package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Two people play what the game is about, from the first line to the second evening. */
final class TwoPlayersIT {
    /** More than enough for the experience of a level. */
    private static final int FIGHTS_MAX = 12;

    private static final Pattern STRUCK =
            Pattern.compile("drowned\\s+miner\\s+\\w+s\\s+(at\\s+)?(you|Tolo)");

    @TempDir private Path temporary = Path.of("");

    @Test
    void twoPlayersDelveTogetherAndFindAllTheyWonOnTheNextEvening() throws IOException {
        // Rats that come to the noise of a fight would make it another one in each run.
        var configuration = Configuration.fast(temporary.resolve("config")).empty("old-mine");
        var folder = configuration.folder().toString();
        try (var server = RunningServer.on(temporary.resolve("data"), "--config", folder)) {
            List<String> left;
            try (var mira = Client.create(server, "Mira");
                    var tolo = Client.create(server, "Tolo")) {
                server.makeOwner("Mira");
                meet(mira, tolo);
                descend(mira, tolo);
                fightTogether(mira, tolo);
                chooseWhatTheLevelBrings(mira, tolo);
                useThings(mira, tolo);
                server.makeOwner("Tolo");
                goHome(mira);
                goHome(tolo);
                left = List.of(belongings(mira, "Mira"), belongings(tolo, "Tolo"));
                leave(mira);
                leave(tolo);
            }
            try (var mira = connect(server, "Mira");
                    var tolo = connect(server, "Tolo")) {
                assertThat(List.of(belongings(mira, "Mira"), belongings(tolo, "Tolo")))
                        .isEqualTo(left);
            }
            server.terminate();
            assertThat(server.awaitEnd()).isZero();
        }
    }

    private static void meet(Client mira, Client tolo) throws IOException {
        mira.ask("look", "Tolo is here");
        tolo.ask("say well met", "You say: well met");
        mira.await("Tolo says: well met");
        mira.ask("invite tolo", "You invite Tolo to your group");
        tolo.await("Mira invites you to");
        tolo.ask("accept", "You join the group");
        mira.await("Tolo joins the group");
    }

    private static void descend(Client mira, Client tolo) throws IOException {
        tolo.ask("follow mira", "You follow Mira");
        mira.ask("n", "Delve Stair \\(safe\\) Exits:");
        tolo.await("Delve Stair \\(safe\\) Exits:");
        mira.ask("d", "Winding Landing Exits:");
        tolo.await("Winding Landing Exits:");
    }

    private static void fightTogether(Client mira, Client tolo) throws IOException {
        // Each blow is looked for below; of a fight of four players are told the gist otherwise.
        mira.ask("set combat full", "Every blow of a fight is told");
        tolo.ask("set combat full", "Every blow of a fight is told");
        // One good fight short of the second level, at 301.
        mira.ask("adjust mira xp 240 reason test", "240");
        mira.ask("adjust tolo xp 240 reason test", "240");
        for (var fights = 0; !hasRisen(mira) || !hasRisen(tolo) || !wasStruck(mira); fights++) {
            assertThat(fights).as("fights").isLessThan(FIGHTS_MAX);
            mira.ask("adjust mira hp 120 reason test", "hp \\d+ to");
            mira.ask("adjust tolo hp 120 reason test", "hp \\d+ to");
            mira.ask("spawn drowned-miner", "Audit \\d+");
            mira.ask("spawn tunnel-rat", "Audit \\d+");
            mira.send("kill miner");
            tolo.send("kill miner");
            mira.await("drowned miner dies");
            mira.await("You gain \\d+ xp, the kill shared by 2");
            tolo.await("drowned miner dies");
            tolo.await("You gain \\d+ xp, the kill shared by 2");
        }
        mira.ask("get all from corpse", "You take .* from (the corpse of|\\d corpses)");
        tolo.await("Mira takes .* from (the corpse of|\\d corpses)");

        assertThat(mira.all())
                .containsPattern("You \\w+ (at\\s+)?the\\s+drowned\\s+miner")
                .containsPattern("Tolo\\s+\\w+s\\s+(at\\s+)?the\\s+drowned\\s+miner")
                .containsPattern(STRUCK)
                .doesNotContainPattern("Mira\\s+\\w+s\\s+(at\\s+)?the\\s+drowned");
        assertThat(tolo.all())
                .containsPattern("You \\w+ (at\\s+)?the\\s+drowned\\s+miner")
                .containsPattern("Mira\\s+\\w+s\\s+(at\\s+)?the\\s+drowned\\s+miner")
                .doesNotContainPattern("Tolo\\s+\\w+s\\s+(at\\s+)?the\\s+drowned");
    }

    /** Whether a miner has come to a blow at either of the two. */
    private static boolean wasStruck(Client mira) {
        return STRUCK.matcher(mira.all()).find();
    }

    private static boolean hasRisen(Client client) {
        return client.all().contains("You reach level 2");
    }

    private static void chooseWhatTheLevelBrings(Client mira, Client tolo) throws IOException {
        mira.ask("levelup", "Choose one.*(?s:.*)1 healthier");
        mira.ask("1", "Chosen: healthier. Saved");
        tolo.ask("levelup", "Choose one.*(?s:.*)2 stronger");
        tolo.ask("2", "Chosen: stronger. Saved");
    }

    private static void useThings(Client mira, Client tolo) throws IOException {
        mira.ask("adjust mira hp 50 reason test", "to 50");
        mira.ask("drink healing", "You drink .*potion of healing");
        mira.await("You regain \\d+ hit points");
        tolo.await("Mira drinks");

        // Enough to stand while a slow machine has both read their scrolls.
        mira.ask("adjust mira hp 120 reason test", "hp \\d+ to");
        mira.ask("adjust tolo hp 120 reason test", "hp \\d+ to");
        mira.ask("create scroll-of-lightning-bolt for tolo", "Audit \\d+");
        mira.ask("create scroll-of-confusion", "Audit \\d+");
        mira.ask("spawn kobold-guard 2", "Audit \\d+");
        // Not the one she fights: a rat that is nearly dead would be gone before its turn.
        mira.ask("use confusion on guard", "You read .*scroll of confusion");
        mira.await("is confused for 10 turns");
        tolo.ask("use lightning", "strikes the [a-z ]+ for \\d+ damage");
        mira.await("Tolo reads .*scroll of lightning bolt");
    }

    /** What is left of the monsters need not die for this test. */
    private static void goHome(Client client) throws IOException {
        client.ask("goto lantern-yard/yard", "You are in Lantern Yard");
        client.ask("stop", "(stop|nothing)");
    }

    /**
     * What must not change overnight. Wounds heal, and are no belonging; in which order things were
     * picked up is forgotten.
     */
    private static String belongings(Client client, String name) throws IOException {
        var score = client.ask("score", "(?s)" + name + ", level.*?CHA \\d+").group();
        var things = client.ask("inventory ids", "(?s)You carry .*?HP ").group();
        return score.replaceAll("hit points +\\d+ of", "")
                + things.lines().sorted().collect(Collectors.joining("\n"));
    }

    private static void leave(Client client) throws IOException {
        client.ask("quit", "All you have is safe");
        client.awaitHangUp();
    }

    private static Client connect(RunningServer server, String name) throws IOException {
        var client = server.connect();
        client.await("Name: ");
        client.ask("connect " + name + " password of " + name, "Welcome back");
        client.await("HP \\d+/\\d+");
        return client;
    }
}
