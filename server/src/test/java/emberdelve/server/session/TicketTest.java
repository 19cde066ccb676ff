package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.Authenticator;
import emberdelve.db.character.FateRow;
import emberdelve.protocol.option.GmcpModules;
import emberdelve.server.admin.Sanction;
import emberdelve.server.gmcp.GmcpTicket;
import emberdelve.server.link.Input;
import emberdelve.server.model.Preferences;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Tolo's page comes back by a ticket, without a password. */
final class TicketTest {
    private static final Pattern TICKET = Pattern.compile("\"ticket\":\"([0-9a-f]+)\"");
    private static final String OVER = "Please log in again";
    private static final Duration A_MOMENT = Duration.ofMillis(1);

    private final Doorstep doorstep = new Doorstep();

    @BeforeEach
    void open(@TempDir Path folder) {
        doorstep.open(folder);
        doorstep.stores(StoredTolo.row(Visit.HERO.value(), tolo(), FateRow.living(false)));
    }

    @AfterEach
    void close() {
        doorstep.close();
    }

    private long tolo() {
        return doorstep.database().accounts().byName("Tolo").orElseThrow().id();
    }

    @Test
    void aTicketLetsThatCharacterInOnceAndNobodyElse() {
        var ticket = ticket(playing());
        assertThat(isIn(present(ticket))).isTrue();
        assertThat(isIn(present(ticket))).isFalse();
        assertThat(isIn(present("0".repeat(ticket.length())))).isFalse();
    }

    @Test
    void whoIsRefusedIsToldSoAndMayTypeAPassword() {
        var visit = present("none");
        assertThat(String.join(" ", visit.terminal.read()))
                .contains("(Char.Login.Result {\"success\":false,\"message\":\"" + OVER);
        visit.logsIn();
        assertThat(isIn(visit)).isTrue();
    }

    @Test
    void aPagePresentsOneTicketAndNoMore() {
        var ticket = ticket(playing());
        var visit = present("none");
        visit.session.programsSay(GmcpTicket.PRESENTED, "{\"ticket\":\"" + ticket + "\"}");
        assertThat(visit.session.isPlaying()).isFalse();
        assertThat(visit.inputs).isEmpty();
        assertThat(isIn(present(ticket))).as("it was not spent").isTrue();
    }

    @Test
    void whatThePageHasShownComesWithTheTicketAndWithNothingElse() {
        assertThat(entering(present(ticket(playing()), ",\"read\":17")).read()).contains(17L);
        for (var other : List.of("", ",\"read\":\"17\"", ",\"read\":1.5e300"))
            assertThat(entering(present(ticket(playing()), other)).read()).as(other).isEmpty();

        var refused = present("none", ",\"read\":17");
        refused.logsIn();
        assertThat(entering(refused).read()).as("it may be another character").isEmpty();
    }

    @Test
    void linesAreToldHowFarTheyTell() {
        var visit = playing();
        visit.terminal.read();
        visit.hears(Preferences.DEFAULT, Note.of("session.yes"));
        assertThat(visit.terminal.read()).noneMatch(line -> line.contains("Recap"));
        visit.session.programsWant(new GmcpModules(Set.of("recap")));
        visit.terminal.read();
        visit.hears(Preferences.DEFAULT, Note.of("session.yes"));
        assertThat(visit.terminal.read()).first().isEqualTo("(Recap.Moment {\"number\":3})");
    }

    @Test
    void aTicketLastsAQuarterOfAnHour() {
        var ticket = ticket(playing());
        doorstep.passes(Tickets.LASTS.minus(A_MOMENT));
        assertThat(isIn(present(ticket))).isTrue();

        var late = ticket(playing());
        doorstep.passes(Tickets.LASTS);
        assertThat(isIn(present(late))).isFalse();
    }

    /** The page has asked anew just before it fell asleep, or would have in a moment. */
    @Test
    void aTabThatSleptTenMinutesComesBack() {
        var ticket = ticket(playing());
        doorstep.passes(Tickets.RENEWED.plus(Duration.ofMinutes(10)));
        assertThat(isIn(present(ticket))).isTrue();
    }

    @Test
    void theNextTicketTakesThePlaceOfTheLast() {
        var visit = playing();
        var first = ticket(visit);
        doorstep.passes(TicketDesk.PAUSE);
        var second = ticket(visit);
        assertThat(isIn(present(first))).isFalse();
        assertThat(isIn(present(second))).isTrue();
    }

    @Test
    void aPageGetsOneAMinuteAndNoMore() {
        var visit = playing();
        ticket(visit);
        doorstep.passes(TicketDesk.PAUSE.minus(A_MOMENT));
        visit.session.programsSay(GmcpTicket.ASKED, "{}");
        assertThat(visit.terminal.waits()).isFalse();
    }

    @Test
    void whoIsNotInGetsNone() {
        var visit = doorstep.visit();
        visit.session.programsWant(new GmcpModules(Set.of("char.login")));
        visit.session.programsSay(GmcpTicket.ASKED, "{}");
        assertThat(visit.terminal.waits()).isFalse();
    }

    @Test
    void anotherPasswordMakesItVoid() {
        var ticket = ticket(playing());
        var id = tolo();
        doorstep.writes(accounts -> accounts.setPassword(id, "another"));
        assertThat(isIn(present(ticket))).isFalse();
    }

    @Test
    void anAuthenticatorMakesItVoidAndTheNextOneAsksForNoCode() {
        var ticket = ticket(playing());
        var visit = playing();
        var authenticator = Authenticator.of("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", List.of());
        var id = tolo();
        doorstep.writes(accounts -> accounts.authenticators().set(id, authenticator));
        doorstep.authenticators().start();
        assertThat(isIn(present(ticket))).isFalse();
        assertThat(isIn(present(ticket(visit)))).as("the same visit").isTrue();
    }

    @Test
    void aBanMakesItVoid() {
        var ticket = ticket(playing());
        doorstep.bans(
                new Sanction(
                        1,
                        Sanction.Kind.BAN,
                        Optional.of(tolo()),
                        "Tolo",
                        "spam",
                        "Mira",
                        "admin",
                        0,
                        Optional.of(600L)));
        var visit = present(ticket);
        assertThat(isIn(visit)).isFalse();
        assertThat(visit.inputs).isEmpty();
        visit.logsIn();
        assertThat(visit.terminal.isOpen()).isFalse();
        assertThat(String.join(" ", visit.terminal.read())).contains("spam");
        doorstep.bans();
        assertThat(isIn(present(ticket))).as("also when it is over").isFalse();
    }

    private Visit playing() {
        var visit = doorstep.visit();
        visit.session.programsWant(new GmcpModules(Set.of("char.login")));
        visit.logsIn();
        visit.entersWith(Preferences.DEFAULT);
        return visit;
    }

    private static String ticket(Visit visit) {
        visit.terminal.read();
        visit.session.programsSay(GmcpTicket.ASKED, "{}");
        visit.terminal.runNext();
        var told = TICKET.matcher(String.join(" ", visit.terminal.read()));
        assertThat(told.find()).isTrue();
        return told.group(1);
    }

    private Visit present(String ticket) {
        return present(ticket, "");
    }

    private Visit present(String ticket, String more) {
        var visit = doorstep.visit();
        visit.session.programsWant(new GmcpModules(Set.of("char.login")));
        var message = "{\"ticket\":\"" + ticket + "\"" + more + "}";
        visit.session.programsSay(GmcpTicket.PRESENTED, message);
        visit.terminal.runNext();
        return visit;
    }

    private static boolean isIn(Visit visit) {
        return entered(visit).isPresent();
    }

    private static Input.Enter entering(Visit visit) {
        return entered(visit).orElseThrow();
    }

    private static Optional<Input.Enter> entered(Visit visit) {
        return visit.inputs.stream()
                .filter(Input.Enter.class::isInstance)
                .map(Input.Enter.class::cast)
                .filter(enter -> enter.characterId() == Visit.HERO.value())
                .findFirst();
    }
}
