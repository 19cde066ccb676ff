package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.KeptDocument;
import emberdelve.db.account.KeptDocuments;
import emberdelve.db.character.FateRow;
import emberdelve.protocol.option.GmcpModules;
import emberdelve.server.admin.Role;
import emberdelve.server.gmcp.GmcpKept;
import emberdelve.server.model.Preferences;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.Set;

/** What Tolo's page keeps for the account: told after the log-in, and changed by the page. */
final class KeptTest {
    private static final String EMPTY =
            "{\"format\":1,\"aliases\":[],\"triggers\":[],\"macros\":[]}";
    private static final String FULL =
            """
            {"format":1,\
            "aliases":[{"word":"kk","commands":"kill $1\\nkick","on":true}],\
            "triggers":[{"pattern":"* arrives","regex":false,"highlight":true,"gag":false,\
            "notify":false,"sound":"tell","send":"","on":true}],\
            "macros":[{"key":"F2","commands":"flee","on":false}]}\
            """;
    private static final String KEPT = "(Client.Kept.Result {\"kept\":true,\"version\":%d})";
    private static final int FUZZED = Boolean.getBoolean("emberdelve.long") ? 200_000 : 5_000;

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

    private KeptDocument kept() {
        return doorstep.database().accounts().kept().of(tolo());
    }

    @Test
    void whatIsKeptIsToldToTheNextPage() {
        var first = playing();
        assertThat(told(first)).contains("(Client.Kept {\"owner\":" + tolo() + ",\"version\":0})");
        assertThat(sets(first, 0, FULL)).contains(KEPT.formatted(1));
        assertThat(told(playing()))
                .contains(
                        "(Client.Kept {\"owner\":"
                                + tolo()
                                + ",\"version\":1,\"document\":"
                                + FULL
                                + "})");
    }

    @Test
    void nothingIsToldToWhoHasNotAskedForItNorBeforeSomebodyPlays() {
        var visit = doorstep.visit();
        visit.session.programsWant(new GmcpModules(Set.of("client.kept")));
        visit.session.programsSay(GmcpKept.NAME, "{}");
        visit.session.programsSay(GmcpKept.SET, message(0, EMPTY));
        assertThat(visit.terminal.waits()).isFalse();

        var other = doorstep.visit();
        other.logsIn();
        other.entersWith(Preferences.DEFAULT);
        other.session.programsSay(GmcpKept.NAME, "{}");
        assertThat(other.terminal.waits()).isFalse();
        assertThat(kept()).isEqualTo(KeptDocument.NONE);
    }

    @Test
    void itIsToldAgainToWhoAsks() {
        var visit = playing();
        told(visit);
        visit.session.programsSay("client.kept", "");
        assertThat(told(visit)).contains("(Client.Kept {");
    }

    @Test
    void ofTwoPagesTheOneThatHasNotReadTheNewestIsToldAndShownIt() {
        var first = playing();
        var second = playing();
        told(first);
        told(second);
        assertThat(sets(first, 0, FULL)).contains(KEPT.formatted(1));
        var answer = sets(second, 0, EMPTY);
        assertThat(answer)
                .contains("\"kept\":false,\"message\":\"Not kept: another page of yours")
                .contains("(Client.Kept {", "\"version\":1,\"document\":" + FULL);
        assertThat(kept().text()).isEqualTo(FULL);
        doorstep.passes(KeptDesk.PAUSE);
        assertThat(sets(second, 1, EMPTY)).contains(KEPT.formatted(2));
    }

    @Test
    void oneChangeASecondIsKept() {
        var visit = playing();
        told(visit);
        sets(visit, 0, FULL);
        doorstep.passes(KeptDesk.PAUSE.minus(Duration.ofMillis(1)));
        assertThat(says(visit, message(1, EMPTY))).contains("one change a second");
        doorstep.passes(Duration.ofMillis(1));
        assertThat(sets(visit, 1, EMPTY)).contains(KEPT.formatted(2));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{}|format",
                "[]|document",
                "7|document",
                "{\"format\":2,\"aliases\":[],\"triggers\":[],\"macros\":[]}|format",
                "{\"format\":1,\"aliases\":[],\"triggers\":[]}|macros",
                "{\"format\":1,\"aliases\":{},\"triggers\":[],\"macros\":[]}|aliases",
                "{\"format\":1,\"aliases\":[7],\"triggers\":[],\"macros\":[]}|aliases[0]",
                "{\"format\":1,\"aliases\":[],\"triggers\":[],\"macros\":[],\"more\":1}|more",
                "{\"format\":1,\"aliases\":[],\"triggers\":[],\"macros\":[{\"key\":\"F2\","
                        + "\"commands\":[],\"on\":true}]}|macros[0].commands",
                "{\"format\":1,\"aliases\":[{\"word\":\"k\",\"commands\":\"x\",\"on\":1}],"
                        + "\"triggers\":[],\"macros\":[]}|aliases[0].on",
                "{\"format\":1,\"aliases\":[{\"word\":\"k\",\"commands\":\"x\",\"on\":true,"
                        + "\"x\":1}],\"triggers\":[],\"macros\":[]}|aliases[0].x",
                "{\"format\":1,\"aliases\":[{\"word\":\"\\ud83d\",\"commands\":\"x\","
                        + "\"on\":true}],\"triggers\":[],\"macros\":[]}|document"
            })
    void whatHasAnotherFormIsRefusedWithItsPlace(String document, String where) {
        var visit = playing();
        told(visit);
        assertThat(says(visit, message(0, document))).contains("Look at: " + where + ".\"");
        assertThat(kept()).isEqualTo(KeptDocument.NONE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "{}", "null", "{\"version\":0}", "[1,2]", "{\"document\":{}}"})
    void whatIsNoSuchMessageIsRefused(String json) {
        var visit = playing();
        told(visit);
        assertThat(says(visit, json)).contains("\"kept\":false", "Look at: ");
    }

    @Test
    void soMuchIsKeptAndNoLetterMore() {
        var visit = playing();
        told(visit);
        var most = ofOctets(KeptDocuments.OCTETS_MAX);
        assertThat(says(visit, message(0, most.replaceFirst("xx", "xé"))))
                .contains("that is 15001 octets, and at most 15000 are kept");
        assertThat(sets(visit, 0, most)).contains(KEPT.formatted(1));
        assertThat(kept().text()).isEqualTo(most);
    }

    @Test
    void aHundredEntriesAndNoMore() {
        var visit = playing();
        told(visit);
        assertThat(says(visit, message(0, aliases(101)))).contains("Look at: aliases.");
        assertThat(sets(visit, 0, aliases(100))).contains(KEPT.formatted(1));
    }

    @Test
    void aGuestsGoWithTheGuest() {
        var visit = playing();
        told(visit);
        var id = tolo();
        doorstep.writes(accounts -> accounts.setRole(id, Role.GUEST.word(), "owner"));
        var guest = playing();
        told(guest);
        assertThat(says(guest, message(0, EMPTY))).contains("a guest's keys");
        assertThat(kept()).isEqualTo(KeptDocument.NONE);
    }

    @Test
    void aStoreThatFailsIsSaid() {
        var visit = playing();
        told(visit);
        doorstep.storeFails();
        assertThat(sets(visit, 0, FULL)).contains("the server cannot write just now");
    }

    /** Whatever comes, what is kept is either as before or has its form. */
    @Test
    void noNonsenseIsKept() {
        var random = new Random(190);
        for (var at = 0; at < FUZZED; at++) {
            var json = mutated(message(0, FULL), random);
            GmcpKept.read(json)
                    .filter(wanted -> wanted.fault().isEmpty())
                    .ifPresent(wanted -> {
                        var again = GmcpKept.read(message(wanted.version(), wanted.text()));
                        assertThat(again).as(json).contains(wanted);
                    });
        }
    }

    /** One to four letters taken out, doubled, exchanged or put in. */
    private static String mutated(String json, Random random) {
        var letters = new StringBuilder(json);
        for (var count = 1 + random.nextInt(4); count > 0; count--) {
            var at = random.nextInt(letters.length());
            var other = "\"{}[],:\\u019etrf-".charAt(random.nextInt(17));
            switch (random.nextInt(4)) {
                case 0 -> letters.deleteCharAt(at);
                case 1 -> letters.insert(at, letters.charAt(at));
                case 2 -> letters.setCharAt(at, other);
                default -> letters.insert(at, other);
            }
        }
        return letters.toString();
    }

    private Visit playing() {
        var visit = doorstep.visit();
        visit.session.programsWant(new GmcpModules(Set.of("client.kept")));
        visit.logsIn();
        visit.terminal.read();
        visit.entersWith(Preferences.DEFAULT);
        return visit;
    }

    /** What comes of a job or of a write. */
    private static String told(Visit visit) {
        visit.terminal.runNext();
        return String.join(" ", visit.terminal.read());
    }

    private static String sets(Visit visit, long version, String document) {
        visit.session.programsSay(GmcpKept.SET, message(version, document));
        return told(visit);
    }

    /** What is answered at once. */
    private static String says(Visit visit, String json) {
        visit.terminal.read();
        visit.session.programsSay(GmcpKept.SET, json);
        return String.join(" ", visit.terminal.read());
    }

    private static String message(long version, String document) {
        return "{\"version\":" + version + ",\"document\":" + document + "}";
    }

    private static String aliases(int count) {
        var entry = "{\"word\":\"k\",\"commands\":\"x\",\"on\":true}";
        return EMPTY.replace(
                "\"aliases\":[", "\"aliases\":[" + (entry + ",").repeat(count - 1) + entry);
    }

    private static String ofOctets(int octets) {
        var entry = "{\"word\":\"k\",\"commands\":\"%s\",\"on\":true}";
        var full = (entry.formatted("x".repeat(900)) + ",").repeat(15);
        var rest = octets - EMPTY.length() - full.length() - entry.length() + 2;
        var document =
                EMPTY.replace(
                        "\"aliases\":[",
                        "\"aliases\":[" + full + entry.formatted("x".repeat(rest)));
        assertThat(document.getBytes(StandardCharsets.UTF_8)).hasSize(octets);
        return document;
    }
}
