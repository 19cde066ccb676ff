package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.option.GmcpModules;
import emberdelve.server.model.Preferences;
import emberdelve.server.mudlet.MudletPackage;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Set;

/** Who can install the package for Mudlet is offered it, and it is told who listens. */
class PackageOfferTest {
    private static final GmcpModules MUDLET =
            new GmcpModules(Set.of("char", "room", "client.media", "client.gui"));
    private static final String OFFER = "(Client.GUI ";
    private static final GmcpModules READER = new GmcpModules(Set.of("client.screenreader"));
    private static final String LISTENS = "(Client.ScreenReader {\"on\":true})";
    private static final String LOOKS = "(Client.ScreenReader {\"on\":false})";

    private final Doorstep doorstep = new Doorstep();

    @TempDir private Path folder = Path.of("");

    @BeforeEach
    void open() {
        doorstep.open(folder);
        doorstep.isPublicAt("https://play.example.org/mud/");
    }

    @AfterEach
    void close() {
        doorstep.close();
    }

    @Test
    void itIsOfferedOnceWithItsVersionAndWholeAddress() {
        var visit = doorstep.visit();
        visit.session.programsWant(MUDLET);
        visit.session.programsWant(new GmcpModules(Set.of("client")));
        assertThat(visit.terminal.read())
                .containsOnlyOnce(
                        "(Client.GUI {\"version\":\""
                                + MudletPackage.read().version()
                                + "\",\"url\":\"https://play.example.org/mud/emberdelve.mpackage\"})");
        assertThat(visit.terminal.read()).noneMatch(line -> line.startsWith(OFFER));
    }

    @Test
    void nobodyElseIsOfferedIt() {
        var page = Set.of("text", "input", "char", "char.login", "room", "room.map", "group");
        for (var modules : Set.of(page, Set.of("client.media"), Set.<String>of())) {
            var visit = doorstep.visit();
            visit.session.programsWant(new GmcpModules(modules));
            assertThat(visit.terminal.read()).noneMatch(line -> line.startsWith(OFFER));
        }
    }

    @Test
    void whereNoAddressIsKnownNothingIsOffered() {
        doorstep.isPublicAt("");
        var visit = doorstep.visit();
        visit.session.programsWant(MUDLET);
        assertThat(visit.terminal.read()).noneMatch(line -> line.startsWith(OFFER));

        doorstep.isPublicAt("https://play.example.org");
        visit.session.programsWant(new GmcpModules(Set.of("client")));
        assertThat(visit.terminal.read()).anyMatch(line -> line.startsWith(OFFER));
    }

    @Test
    void programsAreToldWhoListensOnceSomebodyPlaysAndWhenThatChanges() {
        var visit = doorstep.visit();
        visit.session.programsWant(READER);
        assertThat(visit.terminal.read()).noneMatch(line -> line.contains("ScreenReader"));
        visit.logsIn();
        visit.types("1", "");
        visit.entersWith(Preferences.DEFAULT);
        assertThat(visit.terminal.read()).containsOnlyOnce(LOOKS);

        visit.session.programsWant(new GmcpModules(Set.of("client.screenreader", "char")));
        assertThat(visit.terminal.read()).containsOnlyOnce(LOOKS);

        visit.hears(Preferences.DEFAULT.withScreenReader(true));
        assertThat(visit.terminal.read()).containsOnlyOnce(LISTENS);
    }

    @Test
    void whoHasChosenToListenIsNeverToldAsSomebodyWhoLooks() {
        var visit = doorstep.visit();
        visit.session.programsWant(READER);
        visit.logsIn();
        visit.types("1", "");
        visit.entersWith(Preferences.DEFAULT.withScreenReader(true));
        assertThat(visit.terminal.read()).contains(LISTENS).doesNotContain(LOOKS);
    }
}
