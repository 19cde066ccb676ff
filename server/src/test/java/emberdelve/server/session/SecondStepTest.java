package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.ProgramLogin;
import emberdelve.db.account.Accounts;
import emberdelve.db.account.Authenticator;
import emberdelve.db.account.CodeHash;
import emberdelve.protocol.option.GmcpModules;
import emberdelve.server.admin.CodeOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.game.Authenticators.Beginning;
import emberdelve.server.game.Authenticators.Verdict;
import emberdelve.server.gmcp.GmcpCredentials;
import emberdelve.server.link.Input;
import emberdelve.server.model.Preferences;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tolo, of the staff, is asked for a code of an authenticator after the password. */
class SecondStepTest {
    private static final String SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
    private static final String SPARE = "h3kd-mm7p-xw2a-9qrt";
    private static final String RIGHT = Authenticator.code(SECRET, Instant.EPOCH);
    private static final String NEXT = Authenticator.code(SECRET, Instant.EPOCH.plusSeconds(30));
    private static final String ASKED = "This account is asked for a code";
    private static final String WRONG = "That is not the code";
    private static final String CODE = "(Char.Login.Code {})";
    private static final String SUCCESS = "(Char.Login.Result {\"success\":true})";
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

    /** The program has the password; the code is the person's, who may type a wrong one first. */
    @Test
    void aProgramHearsThatACodeIsAskedForAndThenWhatCameOfIt() {
        doorstep.programsMayLogIn(ProgramLogin.ANYWHERE);
        var visit = doorstep.visit();
        visit.session.programsWant(new GmcpModules(Set.of("char.login")));
        visit.session.programsSay(
                GmcpCredentials.NAME,
                "{\"account\":\"Tolo\",\"password\":\"" + Doorstep.SECRET + "\"}");
        visit.terminal.runNext();
        assertThat(visit.terminal.read()).contains(CODE).doesNotContain(SUCCESS);
        assertThat(types(visit, "000000")).contains(CODE).doesNotContain("Char.Login.Result");
        assertThat(types(visit, RIGHT)).contains(SUCCESS).doesNotContain(CODE);
    }

    /** So that a client keeps no code as a password. */
    @Test
    void aProgramHearsOfTheCodeAlsoWhereThePasswordWasTyped() {
        var visit = doorstep.visit();
        visit.session.programsWant(new GmcpModules(Set.of("char.login")));
        assertThat(types(visit, "connect Tolo " + Doorstep.SECRET)).contains(CODE);
        assertThat(types(visit, RIGHT)).doesNotContain(CODE, "Char.Login.Result");
    }

    @Test
    void whoListensIsReadToAlsoAfterAWarning() {
        accounts().setScreenReader(tolo(), true);
        var visit = asked();
        assertThat(types(visit, "000000")).contains(WRONG);
        types(visit, RIGHT);
        assertThat(visit.terminal.isReadAloud()).isTrue();
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
        assertThat(authenticators.begin(tolo(), SECRET, "000000").join())
                .isInstanceOf(Beginning.WrongCode.class);
        assertThat(authenticators.begin(tolo(), SECRET, SPARE).join())
                .isInstanceOf(Beginning.WrongCode.class);
        assertThat(authenticators.has(tolo())).isFalse();
        var begun = authenticators.begin(tolo(), SECRET, RIGHT).join();
        var spares = begun instanceof Beginning.Begun(var codes) ? codes : List.<String>of();
        assertThat(spares).hasSize(Authenticator.SPARES).doesNotHaveDuplicates();
        assertThat(authenticators.use(tolo(), RIGHT).join()).isInstanceOf(Verdict.Wrong.class);
        assertThat(types(asked(), spares.getLast())).doesNotContain(WRONG);
    }

    /** Whoever finds a session open could lock its owner out. */
    @Test
    void thePasswordIsAskedForBeforeItIsSwitchedOnOrOff() {
        var visit = atTheList();
        visit.types("totp");
        assertThat(visit.terminal.prompt()).contains("Your password (ENTER goes back): ");
        assertThat(visit.terminal.isHidden()).isTrue();
        assertThat(types(visit, "wrong")).contains("That was not your password");
        visit.terminal.runNext();
        visit.types("totp");
        types(visit, Doorstep.SECRET);
        assertThat(visit.terminal.prompt())
                .contains("You are asked for codes. To end that, type a code (ENTER goes back): ");
        types(visit, NEXT);
        assertThat(visit.inputs).containsExactly(new Input.AuthenticatorTurned(order(), false));
        assertThat(doorstep.authenticators().has(tolo())).isFalse();
    }

    private Visit atTheList() {
        var visit = asked();
        types(visit, RIGHT);
        return leavesForTheList(visit);
    }

    /** Somebody who has just logged in makes a character, plays it, and leaves it. */
    private static Visit leavesForTheList(Visit visit) {
        visit.types("1", "");
        visit.entersWith(Preferences.DEFAULT);
        visit.inputs.clear();
        visit.session.dismissed("quit.to-account");
        visit.terminal.runNext();
        visit.terminal.read();
        return visit;
    }

    private CodeOrder order() {
        return new CodeOrder(tolo(), "Tolo", "Tolo", Visit.LINK.from());
    }

    @Test
    void wrongCodesAreToldToTheOwnerAtTheNextLogin() {
        types(asked(), "000000");
        var visit = asked();
        assertThat(types(visit, RIGHT)).contains("1 wrong code was typed for this account");
        assertThat(types(asked(), NEXT)).doesNotContain("wrong code");
    }

    @Test
    void manyWrongCodesFromManyPlacesAreToldToStaffAndPauseTheCodes() {
        var visit = asked();
        for (var at = 1; at <= 10; at++) {
            doorstep.nanos().addAndGet(Duration.ofSeconds(1).toNanos());
            if (!visit.terminal.isOpen()) visit = asked();
            types(visit, "000000");
        }
        var told = Map.of("who", "Tolo", "count", "10");
        assertThat(visit.inputs)
                .containsExactly(new Input.Announced(Role.ADMIN, Note.of("totp.guessed", told)));
        visit = asked();
        assertThat(types(visit, RIGHT)).contains("Too many wrong codes were typed");
        assertThat(visit.terminal.isOpen()).isFalse();
        assertThat(types(asked(), SPARE)).contains("10 wrong codes were typed");
    }

    @Test
    void theSecretIsNotInWhatIsLogged() {
        var who = new Identity(1, "Tolo", Role.HELPER, false);
        var secret = new Secret(SECRET);
        assertThat(new Stage.BeginningCodes(who, secret).toString()).doesNotContain(SECRET);
        assertThat(new Answer.CodesOff(who, secret).toString()).doesNotContain(SECRET);
        assertThat(new Task.BeginCodes(who, secret, secret).toString()).doesNotContain(SECRET);
    }

    @Test
    void onlyStaffReadOfTheAuthenticatorAtTheirList() {
        doorstep.hasAccount("Mira");
        var mira = doorstep.visit();
        types(mira, "connect Mira " + Doorstep.SECRET);
        leavesForTheList(mira);
        assertThat(String.join(" ", mira.types("?"))).doesNotContain("totp");
        var tolo = atTheList();
        assertThat(String.join(" ", tolo.types("?"))).contains("totp");
        assertThat(String.join(" ", tolo.types("nonsense"))).contains("totp");
    }

    @Test
    void whoHasNoneIsNotAsked() {
        doorstep.authenticators().end(tolo()).join();
        assertThat(accounts().authenticators().of(tolo())).isEmpty();
        var visit = doorstep.visit();
        assertThat(types(visit, "connect Tolo " + Doorstep.SECRET)).doesNotContain(ASKED);
    }
}
