package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.ProgramLogin;
import emberdelve.protocol.option.GmcpModules;
import emberdelve.server.admin.Sanction;
import emberdelve.server.gmcp.GmcpCredentials;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** A client's program logs its player in, by the same door and with the same tries. */
class ProgramLoginTest {
    private static final GmcpModules LOGIN = new GmcpModules(Set.of("char.login"));
    private static final String OFFER =
            "(Char.Login.Default {\"type\":[\"password-credentials\"]})";

    private static final String SUCCESS = "(Char.Login.Result {\"success\":true})";

    private final Doorstep doorstep = new Doorstep();

    @TempDir private Path folder = Path.of("");

    @BeforeEach
    void open() {
        doorstep.open(folder);
        doorstep.programsMayLogIn(ProgramLogin.ANYWHERE);
    }

    @AfterEach
    void close() {
        doorstep.close();
    }

    @Test
    void whoeverUnderstandsIsAskedOnceAndLoggedIn() {
        var visit = doorstep.visit();
        visit.session.programsWant(LOGIN);
        visit.session.programsWant(LOGIN);
        assertThat(visit.terminal.read()).containsOnlyOnce(OFFER);

        sends(visit, "Tolo", Doorstep.SECRET);
        visit.terminal.runNext();
        assertThat(visit.terminal.read()).contains(SUCCESS);
        visit.types("1", "");
        assertThat(visit.inputs).hasSize(1);
    }

    @Test
    void nobodyIsAskedWhoDoesNotUnderstandOrWhereItIsNotAllowed() {
        var other = doorstep.visit();
        other.session.programsWant(new GmcpModules(Set.of("char.vitals")));
        assertThat(other.terminal.read()).doesNotContain(OFFER);

        for (var where : new ProgramLogin[] {ProgramLogin.ENCRYPTED, ProgramLogin.NEVER}) {
            doorstep.programsMayLogIn(where);
            var visit = doorstep.visit();
            visit.session.programsWant(LOGIN);
            sends(visit, "Tolo", Doorstep.SECRET);
            assertThat(visit.terminal.read())
                    .as("%s", where)
                    .noneMatch(line -> line.contains("Char.Login"));
            assertThat(visit.terminal.prompt()).contains("Name: ");
        }
    }

    @Test
    void wrongOnesCountAsTypedOnesDo() {
        var visit = doorstep.visit();
        visit.session.programsWant(LOGIN);
        for (var left = 2; left >= 0; left--) {
            sends(visit, "Tolo", "wrong password");
            visit.terminal.runNext();
            assertThat(visit.terminal.read())
                    .anyMatch(line ->
                            line.startsWith(
                                    "(Char.Login.Result {\"success\":false," + "\"message\":\""));
        }
        assertThat(visit.terminal.isClosed()).isTrue();
        assertThat(visit.inputs).isEmpty();
    }

    @Test
    void whatIsNoNameIsRefusedAtOnce() {
        var visit = doorstep.visit();
        visit.session.programsWant(LOGIN);
        sends(visit, "7", Doorstep.SECRET);

        assertThat(visit.terminal.read())
                .anyMatch(line -> line.startsWith("(Char.Login.Result {\"success\":false"));
        assertThat(visit.terminal.prompt()).contains("Name: ");
    }

    @Test
    void aBannedAccountsProgramIsToldReasonAndEnd() {
        var tolo = doorstep.database().accounts().byName("tolo").orElseThrow().id();
        doorstep.bans(
                new Sanction(
                        1,
                        Sanction.Kind.BAN,
                        Optional.of(tolo),
                        "Tolo",
                        "spam",
                        "Mira",
                        "admin",
                        0,
                        Optional.of(600L)));
        var visit = doorstep.visit();
        visit.session.programsWant(LOGIN);
        sends(visit, "Tolo", Doorstep.SECRET);
        visit.terminal.runNext();
        assertThat(visit.terminal.read())
                .contains(
                        "(Char.Login.Result {\"success\":false,\"message\":"
                                + "\"You are banned here until 1970-01-01 00:10 UTC: spam.\"})");
        assertThat(visit.terminal.isClosed()).isTrue();
    }

    @Test
    void whoSendsNothingTypes() {
        var visit = doorstep.visit();
        visit.session.programsWant(LOGIN);
        visit.terminal.read();
        for (var json : new String[] {"", "{}", "{\"account\":\"Tolo\"}", "[1]", "7"})
            visit.session.programsSay(GmcpCredentials.NAME, json);

        assertThat(visit.terminal.read()).isEmpty();
        visit.logsIn();
        visit.types("1", "");
        assertThat(visit.inputs).hasSize(1);
    }

    @Test
    void aFloodOfThemIsPassedOver() {
        var visit = doorstep.visit();
        visit.session.programsWant(LOGIN);
        visit.terminal.read();
        for (var i = 0; i < 1000; i++) sends(visit, "7", "x");
        assertThat(visit.terminal.read()).hasSizeLessThan(200);

        doorstep.nanos().addAndGet(TimeUnit.SECONDS.toNanos(60));
        sends(visit, "Tolo", Doorstep.SECRET);
        visit.terminal.runNext();
        assertThat(visit.terminal.read()).contains(SUCCESS);
    }

    @Test
    void whoPlaysAlreadyIsNotLoggedInAgain() {
        var visit = doorstep.playing();
        visit.session.programsWant(LOGIN);
        sends(visit, "Tolo", "wrong password");

        assertThat(visit.terminal.read()).noneMatch(line -> line.contains("Char.Login"));
    }

    @Test
    void aPasswordIsShownNowhere() {
        var credentials = GmcpCredentials.read(json("Tolo", Doorstep.SECRET)).orElseThrow();

        assertThat(credentials.password()).isEqualTo(Doorstep.SECRET);
        assertThat(credentials).asString().doesNotContain(Doorstep.SECRET);
    }

    private static void sends(Visit visit, String account, String password) {
        visit.session.programsSay(GmcpCredentials.NAME, json(account, password));
    }

    private static String json(String account, String password) {
        return "{\"account\":\"" + account + "\",\"password\":\"" + password + "\"}";
    }
}
