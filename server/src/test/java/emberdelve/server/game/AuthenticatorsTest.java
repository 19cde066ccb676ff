package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.Database;
import emberdelve.db.account.Authenticator;
import emberdelve.db.account.NameTaken;
import emberdelve.db.account.NewAccount;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.game.Authenticators.Beginning;
import emberdelve.server.game.Authenticators.Verdict;
import emberdelve.server.scenario.UntouchedWorld;
import emberdelve.server.time.Clock;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

class AuthenticatorsTest {
    private static final String SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
    private static final String OTHER = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJA";
    private static final String WRONG = "000000";

    private final AtomicLong nanos = new AtomicLong();
    private final Clock clock = new Clock(InstantSource.fixed(Instant.EPOCH), nanos::get);
    private final StoreWriter writer = new StoreWriter(Runnable::run);
    private final Database database;
    private final Authenticators authenticators;
    private final long tolo;

    AuthenticatorsTest(@TempDir Path folder) throws NameTaken {
        database = UntouchedWorld.open(folder);
        tolo =
                database.accounts()
                        .create(new NewAccount("Tolo", "x", "helper", false, Instant.EPOCH));
        authenticators = new Authenticators(database, writer, clock);
    }

    @AfterEach
    void close() {
        writer.stop(Duration.ofSeconds(5));
        database.close();
    }

    private static String code(String secret) {
        return Authenticator.code(secret, Instant.EPOCH);
    }

    private Beginning begins(String secret) {
        return authenticators.begin(tolo, secret, code(secret)).join();
    }

    private Verdict types(String code) {
        return authenticators.use(tolo, code).join();
    }

    private void passes(Duration time) {
        nanos.addAndGet(time.toNanos());
    }

    @Test
    void onlyWhatIsDurableIsKnown() {
        var late =
                new StoreWriter(writes -> {
                    writes.run();
                    throw new IllegalStateException("the disk is full");
                });
        var failing = new Authenticators(database, late, clock);
        assertThat(failing.begin(tolo, SECRET, code(SECRET))).failsWithin(Duration.ofSeconds(30));
        assertThat(failing.has(tolo)).isFalse();

        failing.start();
        assertThat(failing.has(tolo)).isTrue();
        assertThat(failing.end(tolo)).failsWithin(Duration.ofSeconds(30));
        assertThat(failing.has(tolo)).isTrue();
        late.stop(Duration.ofSeconds(5));
    }

    @Test
    void anAuthenticatorIsNotOverwritten() {
        assertThat(begins(SECRET)).isInstanceOf(Beginning.Begun.class);
        assertThat(begins(OTHER)).isInstanceOf(Beginning.HasOne.class);
        assertThat(database.accounts().authenticators().of(tolo).orElseThrow().secret())
                .isEqualTo(SECRET);
    }

    @Test
    void manyWrongCodesInARowArePausesThatGrow() {
        begins(SECRET);
        var next = Authenticator.code(SECRET, Instant.EPOCH.plusSeconds(30));
        for (var at = 1; at < WrongCodes.FREE; at++)
            assertThat(types(WRONG)).isEqualTo(new Verdict.Wrong(at));
        assertThat(types(WRONG)).isEqualTo(new Verdict.Wrong(WrongCodes.FREE));
        assertThat(types(next)).isEqualTo(new Verdict.Pausing());

        passes(WrongCodes.FIRST_PAUSE);
        assertThat(types(WRONG)).isEqualTo(new Verdict.Wrong(WrongCodes.FREE + 1));
        passes(WrongCodes.FIRST_PAUSE);
        assertThat(types(next)).isEqualTo(new Verdict.Pausing());
        passes(WrongCodes.FIRST_PAUSE);
        assertThat(types(next)).isEqualTo(new Verdict.Right(WrongCodes.FREE + 1));
        assertThat(types(WRONG)).isEqualTo(new Verdict.Wrong(1));
    }

    @Test
    void noPauseIsLongerThanTheLongest() {
        begins(SECRET);
        for (var at = 0; at < 2 * WrongCodes.FREE; at++) {
            types(WRONG);
            passes(WrongCodes.LONGEST_PAUSE);
        }
        assertThat(types(WRONG)).isEqualTo(new Verdict.Wrong(2 * WrongCodes.FREE + 1));
        passes(WrongCodes.LONGEST_PAUSE.minusNanos(1));
        assertThat(types(WRONG)).isEqualTo(new Verdict.Pausing());
    }

    @Test
    void codesThatAreTypedAtOnceDoNotGetPastThePause() {
        begins(SECRET);
        var answers =
                IntStream.range(0, 3 * WrongCodes.FREE)
                        .mapToObj(_ -> authenticators.use(tolo, WRONG))
                        .toList();
        assertThat(answers.stream().map(CompletableFuture::join))
                .filteredOn(Verdict.Wrong.class::isInstance)
                .hasSize(WrongCodes.FREE);
    }

    @Test
    void aSpareCodeIsTakenInThePause() {
        var spares =
                begins(SECRET) instanceof Beginning.Begun(var codes) ? codes : List.<String>of();
        for (var at = 0; at < WrongCodes.FREE; at++) types(WRONG);
        assertThat(types(WRONG)).isEqualTo(new Verdict.Pausing());
        assertThat(types(spares.getFirst())).isEqualTo(new Verdict.Right(WrongCodes.FREE));
    }
}
