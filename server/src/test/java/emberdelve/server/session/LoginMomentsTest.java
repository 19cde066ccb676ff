package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.Database;
import emberdelve.db.account.NewAccount;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.scenario.UntouchedWorld;
import emberdelve.server.time.Clock;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;

/** When somebody logged in is noted, for a crowd at once. */
class LoginMomentsTest {
    private static final Instant NOON = Instant.parse("2026-11-23T12:00:00Z");

    /** So many writes, and the one that keeps the store busy, leave room for one. */
    private static final int OTHERS = 998;

    @TempDir private Path folder;

    private final AtomicBoolean isDurable = new AtomicBoolean(true);
    private final CountDownLatch go = new CountDownLatch(1);
    private Database database;
    private StoreWriter writer;
    private LoginMoments moments;

    @BeforeEach
    void open() {
        database = UntouchedWorld.open(folder);
        writer =
                new StoreWriter(writes -> {
                    if (!isDurable.get()) throw new IllegalStateException("the disk is full");
                    database.together(writes);
                });
        moments = new LoginMoments(database, writer, new Clock(() -> NOON, () -> 0));
    }

    @AfterEach
    void close() {
        go.countDown();
        assertThat(writer.stop(Duration.ofSeconds(15))).isTrue();
        database.close();
    }

    @Test
    void thoseWhoComeWhileTheStoreIsBusyAreNotedInOneWrite() throws Exception {
        var accounts = new long[] {account("Mira"), account("Tom"), account("Una")};
        var busy = writer.write(this::waited);
        for (var other = 0; other < OTHERS; other++)
            assertThat(writer.write(() -> true)).isNotNull();
        // There is room for one more write, and not for three.
        for (var account : accounts) moments.note(account);
        go.countDown();
        busy.get();
        writer.write(() -> true).get();

        for (var account : accounts) assertThat(lastLogin(account)).isEqualTo(NOON);
    }

    @Test
    void whoComesLaterIsNotedLater() throws Exception {
        var first = account("Mira");
        moments.note(first);
        writer.write(() -> true).get();
        var second = account("Tom");
        moments.note(second);
        writer.write(() -> true).get();

        assertThat(lastLogin(first)).isEqualTo(NOON);
        assertThat(lastLogin(second)).isEqualTo(NOON);
    }

    @Test
    void afterAFailureTheNextOneIsNoted() throws Exception {
        var first = account("Mira");
        isDurable.set(false);
        moments.note(first);
        assertThat(writer.write(() -> true)).failsWithin(Duration.ofSeconds(15));
        isDurable.set(true);
        moments.note(first);
        writer.write(() -> true).get();

        assertThat(lastLogin(first)).isEqualTo(NOON);
    }

    private long account(String name) throws Exception {
        var account = new NewAccount(name, "x", "player", false, Instant.EPOCH);
        return writer.write(() -> database.accounts().create(account)).get();
    }

    private Instant lastLogin(long account) {
        return database.accounts().byId(account).orElseThrow().lastLogin();
    }

    private boolean waited() throws InterruptedException {
        go.await();
        return true;
    }
}
