package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.Accounts;
import emberdelve.db.account.CodeHash;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;

/** Whoever has a code of staff sets another password with it, once and within its time. */
class PasscodeTest {
    private static final String CODE = "h3kd-mm7p-xw2a-9qrt";
    private static final String OTHER = "another secret";

    private final Doorstep doorstep = new Doorstep();

    @BeforeEach
    void open(@TempDir Path folder) {
        doorstep.open(folder);
    }

    @AfterEach
    void close() {
        doorstep.close();
    }

    private void hasCode(Duration left) {
        var accounts = doorstep.database().accounts();
        var tolo = accounts.byName("Tolo").orElseThrow().id();
        accounts.setCode(tolo, new Accounts.Code(CodeHash.of(CODE), Instant.EPOCH.plus(left)));
    }

    private Visit types(String password) {
        var visit = doorstep.visit();
        visit.types("connect Tolo " + password);
        visit.terminal.runNext();
        return visit;
    }

    private static String read(Visit visit) {
        return String.join(" ", visit.terminal.read());
    }

    @Test
    void theCodeLeadsToAnotherPasswordAndIsUsedUp() {
        hasCode(Duration.ofHours(1));
        var visit = types(CODE.toUpperCase(Locale.ROOT));
        assertThat(read(visit)).contains("That is the code for another password, Tolo.");
        assertThat(visit.terminal.isHidden()).isTrue();
        visit.types("short", OTHER, "differs", OTHER, OTHER);
        visit.terminal.runNext();
        visit.terminal.runNext();
        assertThat(read(visit)).contains("Your password is changed.");

        assertThat(read(types(OTHER))).doesNotContain("do not belong together");
        assertThat(read(types(CODE))).contains("do not belong together");
        assertThat(read(types(Doorstep.SECRET))).contains("do not belong together");
    }

    @Test
    void nothingElseCanBeDoneWithTheCode() {
        hasCode(Duration.ofHours(1));
        var visit = types(CODE);
        visit.types("");
        assertThat(visit.inputs).isEmpty();
        assertThat(visit.terminal.isOpen()).isFalse();
    }

    @Test
    void theCodeIsWorthNothingWhenItsTimeIsOver() {
        hasCode(Duration.ofSeconds(1));
        assertThat(read(types(CODE))).contains("That is the code");
        hasCode(Duration.ZERO);
        assertThat(read(types(CODE))).contains("do not belong together");
    }

    @Test
    void thePasswordHoldsUntilAnotherIsSet() {
        hasCode(Duration.ofHours(1));
        types(CODE);
        assertThat(read(types(Doorstep.SECRET))).doesNotContain("do not belong together");
    }
}
