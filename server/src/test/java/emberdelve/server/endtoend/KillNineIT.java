package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/**
 * A server that is killed in the middle of trading comes back with a world as it was at one
 * instant: nothing doubled, nothing gone, and nothing missing that was confirmed as saved.
 */
@Order(1)
final class KillNineIT {
    private static final int ROUNDS = Boolean.getBoolean("emberdelve.long") ? 50 : 2;
    private static final int GIFTS_MAX = 12;
    private static final int BURST = 8;
    private static final int GOLD_EACH = 1000;

    /** Between two gifts, so that a kill may come anywhere between two checkpoints. */
    private static final int PAUSE_MAX_MS = 250;

    /** docs/operating.md P2: nothing is lost that was acknowledged longer ago. */
    private static final Duration LOSS_MAX = Duration.ofSeconds(1);

    /**
     * A machine with more to do than it can gives each thread its turn later. How much later, the
     * saves of this run have shown: as many of them may come on top of the promise.
     */
    private static final int SAVES_MORE = Boolean.getBoolean("emberdelve.long") ? 0 : 3;

    private static final String LIFE = "(?s)The life of the .*?HP \\d";
    private static final Pattern PAGES = Pattern.compile("Page 1 of (\\d+)");
    private static final Pattern HAD = Pattern.compile("(?:to|for)\\s+(Mira|Tolo)\\s*,\\s+in");

    @TempDir private Path temporary = Path.of("");

    @Test
    void aKilledServerComesBackWithTheWorldOfOneInstant() throws IOException, InterruptedException {
        var seed = Long.getLong("emberdelve.seed", System.nanoTime());
        var random = new Random(seed);
        var folder = Configuration.fast(temporary.resolve("config")).folder().toString();
        var before = begin(folder);
        var ages = new ArrayList<Duration>();
        var history = Optional.<History>empty();
        // The start that follows a kill is also the one that plays until the next.
        for (var round = 0; round <= ROUNDS; round++) {
            var as = "seed " + seed + ", round " + round;
            if (history.isPresent()) assertSound(as);
            try (var server = start(folder);
                    var mira = Client.back(server, "Mira");
                    var tolo = Client.back(server, "Tolo")) {
                befriend(mira, tolo);
                var found = Trade.between(mira, tolo);
                history.ifPresent(known -> ages.add(age(known, found, as)));
                assertThat(found.gold()).as(as).isEqualTo(before.gold());
                assertThat(found.things()).as(as).isEqualTo(before.things()).hasSize(found.count());
                assertLivesFit(mira, found, as);
                if (round < ROUNDS)
                    history = Optional.of(tradeUntilKilled(server, mira, tolo, found, random));
            }
        }
        tell(ages);
    }

    /** The last that the life of each thing tells is who has it: both are of one checkpoint. */
    private static void assertLivesFit(Client mira, Trade found, String as) throws IOException {
        for (var thing : found.mira().things())
            assertThat(has(mira, thing)).as(as).isEqualTo("Mira");
        for (var thing : found.tolo().things())
            assertThat(has(mira, thing)).as(as).isEqualTo("Tolo");
    }

    private static String has(Client mira, String thing) throws IOException {
        var told = lastPage(mira, thing);
        var last = "";
        var passed = HAD.matcher(told);
        while (passed.find()) last = passed.group(1);
        return last;
    }

    private static String lastPage(Client mira, String thing) throws IOException {
        var page = mira.ask("trace " + thing, LIFE).group();
        var more = PAGES.matcher(page);
        return more.find() ? mira.ask("trace " + thing + " " + more.group(1), LIFE).group() : page;
    }

    /** Companions may give as often as they like; to others one gives a few times (R8.10). */
    private static void befriend(Client mira, Client tolo) throws IOException {
        var answer = mira.ask("invite tolo", "(You invite) Tolo|Tolo (is) in a group");
        if (answer.group(1) == null) return;
        tolo.ask("accept", "You join the group");
        mira.await("Tolo joins the group");
    }

    private static Duration age(History history, Trade found, String as) {
        assertThat(found).as("%s, %s", as, history).isIn(history.sinceSaved());
        var age = history.loss(found);
        assertThat(age)
                .as(as)
                .isLessThanOrEqualTo(LOSS_MAX.plus(history.save().multipliedBy(SAVES_MORE)));
        return age;
    }

    /** For docs/operating.md. */
    private static void tell(List<Duration> ages) {
        var sorted = ages.stream().sorted().toList();
        System.out.printf(
                "kill -9, %d rounds: what came back was %d ms old (median), at most " + "%d ms%n",
                sorted.size(),
                sorted.get(sorted.size() / 2).toMillis(),
                sorted.getLast().toMillis());
    }

    private RunningServer start(String configuration) throws IOException {
        return RunningServer.on(temporary.resolve("data"), "--config", configuration);
    }

    private Trade begin(String configuration) throws IOException {
        try (var server = start(configuration);
                var mira = Client.create(server, "Mira");
                var tolo = Client.create(server, "Tolo")) {
            server.makeOwner("Mira", mira);
            // What they began with is bound to them, and nothing to trade with.
            for (var client : List.of(mira, tolo)) {
                client.ask("drop healing", "Drop it\\?");
                client.ask("yes", "falls to dust");
            }
            for (var who : List.of("mira", "tolo")) {
                mira.ask("adjust " + who + " gold " + GOLD_EACH + " reason test", "Audit \\d+");
                mira.ask("create bone-die for " + who, "Audit \\d+");
                mira.ask("create silver-thimble for " + who, "Audit \\d+");
            }
            mira.ask("save", "Saved\\.");
            var trade = Trade.between(mira, tolo);
            assertThat(trade.things()).as("two things were made for each").hasSize(4);
            return trade;
        }
    }

    /**
     * What both had, one state after the other.
     *
     * @param unsaved those before the save was confirmed: it must not go back to them
     * @param sinceSaved the state that was saved, and every one since: one of them is found
     * @param seenNanos when the gift that led to the second, third, ... of these was acknowledged
     * @param save how long the save took
     * @param killNanos when the server was killed
     */
    private record History(
            List<Trade> unsaved,
            List<Trade> sinceSaved,
            List<Long> seenNanos,
            Duration save,
            long killNanos) {
        /** For how long the first gift that was lost had been acknowledged. */
        Duration loss(Trade found) {
            var kept = sinceSaved.lastIndexOf(found);
            return kept >= seenNanos.size()
                    ? Duration.ZERO
                    : Duration.ofNanos(killNanos - seenNanos.get(kept));
        }
    }

    private static History tradeUntilKilled(
            RunningServer server, Client mira, Client tolo, Trade begun, RandomGenerator random)
            throws IOException {
        var trade = begun;
        var unsaved = new ArrayList<Trade>();
        var gifts = random.nextInt(GIFTS_MAX);
        for (var i = 0; i < gifts; i++) {
            unsaved.add(trade);
            var byMira = random.nextBoolean();
            var gift = trade.gift(byMira, byMira ? "tolo" : "mira", random);
            (byMira ? mira : tolo).ask(gift.typed(), "You give ");
            trade = gift.after();
        }
        var saveNanos = System.nanoTime();
        mira.ask("save", "Saved\\.");
        var save = Duration.ofNanos(System.nanoTime() - saveNanos);

        var sinceSaved = new ArrayList<>(List.of(trade));
        var seenNanos = new ArrayList<Long>();
        var seen = random.nextInt(BURST + 1);
        for (var i = 0; i < BURST; i++) {
            var gift = trade.gift(true, "tolo", random);
            mira.send(gift.typed());
            trade = gift.after();
            sinceSaved.add(trade);
            if (i >= seen) continue;
            mira.await("You give ");
            seenNanos.add(System.nanoTime());
            LockSupport.parkNanos(Duration.ofMillis(random.nextInt(PAUSE_MAX_MS)).toNanos());
        }
        var killNanos = System.nanoTime();
        server.kill();
        return new History(unsaved, sinceSaved, seenNanos, save, killNanos);
    }

    /** By the packed program: this process knows the tables of tests, too. */
    private void assertSound(String as) throws IOException, InterruptedException {
        var verified = Launcher.run("verify", "--data", temporary.resolve("data").toString());
        assertThat(verified.exitCode()).as("%s: %s", as, verified.err()).isZero();
    }
}
