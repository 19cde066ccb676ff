package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.Accounts;
import emberdelve.db.account.Authenticator;
import emberdelve.db.account.CodeHash;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/** Tolo, of the staff, is asked for a code of an authenticator after the password. */
class SecondStepTest {
    private static final String SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
    private static final String SPARE = "h3kd-mm7p-xw2a-9qrt";
    private static final String RIGHT = Authenticator.code(SECRET, Instant.EPOCH);
    private static final String NEXT = Authenticator.code(SECRET, Instant.EPOCH.plusSeconds(30));
    private static final String ASKED = "This account is asked for a code";
    private static final String WRONG = "That is not the code";
    private static final String WELCOME = "Welcome back, Tolo";

    private final Doorstep doorstep = new Doorstep();

    @BeforeEach
    void open(@TempDir Path folder) {
        doorstep.open(folder);
        accounts()
                .authenticators()
                .set(tolo(), Authenticator.of(SECRET, List.of(CodeHash.of(SPARE))));
        doorstep.authenticators().start();
    }

    @AfterEach
    void close() {
        doorstep.close();
    }

    private Accounts accounts() {
        return doorstep.database().accounts();
    }

    private long tolo() {
        return accounts().byName("Tolo").orElseThrow().id();
    }

    private static String read(Visit visit) {
        return String.join(" ", visit.terminal.read());
    }

    private static String types(Visit visit, String line) {
        visit.types(line);
        visit.terminal.runNext();
        return read(visit);
    }

    private Visit asked() {
        var visit = doorstep.visit();
        assertThat(types(visit, "connect Tolo " + Doorstep.SECRET)).contains(ASKED);
        assertThat(visit.terminal.isHidden()).isTrue();
        return visit;
    }

    @Test
    void theCodeLetsInOnce() {
        assertThat(types(asked(), RIGHT)).doesNotContain(WRONG);
        assertThat(types(asked(), RIGHT)).contains(WRONG);
        assertThat(types(asked(), NEXT)).doesNotContain(WRONG);
    }

    @Test
    void withoutTheCodeNobodyComesIn() {
        var visit = asked();
        for (var left = 2; left > 0; left--) assertThat(types(visit, "000000")).contains(WRONG);
        assertThat(visit.inputs).isEmpty();
        types(visit, "000000");
        assertThat(visit.terminal.isOpen()).isFalse();
        assertThat(visit.inputs).isEmpty();
    }

    @Test
    void wrongCodesAreCountedLikeWrongPasswords() {
        var visit = doorstep.visit();
        visit.types("connect Tolo wrong");
        visit.terminal.runNext();
        assertThat(types(visit, Doorstep.SECRET)).contains(ASKED);
        assertThat(types(visit, "000000")).contains("1 more try");
    }

    @Test
    void aSpareCodeStandsOnceForACode() {
        assertThat(types(asked(), SPARE)).doesNotContain(WRONG);
        assertThat(types(asked(), SPARE)).contains(WRONG);
    }

    @Test
    void enterGoesBackToTheName() {
        var visit = asked();
        assertThat(String.join(" ", visit.types(""))).doesNotContain(WELCOME);
        assertThat(visit.terminal.isHidden()).isFalse();
    }

    /** Otherwise a code of staff would lead past the authenticator. */
    @Test
    void whoHasAPasscodeIsAskedToo() {
        accounts()
                .setCode(
                        tolo(),
                        new Accounts.Code(
                                CodeHash.of("aaaa-bbbb-cccc-dddd"), Instant.EPOCH.plusSeconds(60)));
        var visit = doorstep.visit();
        assertThat(types(visit, "connect Tolo aaaa-bbbb-cccc-dddd")).contains(ASKED);
        assertThat(types(visit, RIGHT)).contains("That is the code for another password");
    }

    @Test
    void itIsSwitchedOnWithTheFirstCode() {
        var authenticators = doorstep.authenticators();
        authenticators.end(tolo()).join();
        assertThat(authenticators.begin(tolo(), SECRET, "000000").join()).isEmpty();
        assertThat(authenticators.begin(tolo(), SECRET, SPARE).join()).isEmpty();
        assertThat(authenticators.has(tolo())).isFalse();
        var spares = authenticators.begin(tolo(), SECRET, RIGHT).join();
        assertThat(spares).hasSize(Authenticator.SPARES).doesNotHaveDuplicates();
        assertThat(authenticators.use(tolo(), RIGHT).join()).isFalse();
        assertThat(types(asked(), spares.getLast())).doesNotContain(WRONG);
    }

    @Test
    void whoHasNoneIsNotAsked() {
        doorstep.authenticators().end(tolo()).join();
        assertThat(accounts().authenticators().of(tolo())).isEmpty();
        var visit = doorstep.visit();
        assertThat(types(visit, "connect Tolo " + Doorstep.SECRET)).doesNotContain(ASKED);
    }
}
