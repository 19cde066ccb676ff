package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.option.GmcpModules;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** A page shows what a question may be answered with as buttons. */
class OpenChoicesTest {
    private static final GmcpModules INPUT = new GmcpModules(Set.of("input"));

    private final Doorstep doorstep = new Doorstep();

    @TempDir private Path folder = Path.of("");

    @BeforeEach
    void open() {
        doorstep.open(folder);
    }

    @AfterEach
    void close() {
        doorstep.close();
    }

    @Test
    void theWayInIsAQuestionAfterTheOther() {
        var visit = doorstep.visit();
        visit.session.programsWant(INPUT);
        assertThat(choices(visit.terminal.read()))
                .containsExactly(
                        "{\"question\":\"Name:\",\"choices\":[{\"label\":\"New"
                            + " character\",\"send\":\"new\",\"about\":\"\"},{\"label\":\"Play as a"
                            + " guest\",\"send\":\"guest\",\"about\":\"\"}]}");

        assertThat(choices(visit.types("new")))
                .singleElement()
                .asString()
                .contains("{\"label\":\"Cancel\",\"send\":\"cancel\",\"about\":\"\"}");

        visit.types("Anselm");
        visit.terminal.runNext();
        assertThat(choices(visit.terminal.read()).getLast())
                .as("a password is nobody's to offer")
                .endsWith("\"choices\":[]}");

        visit.types("long enough", "long enough");
        visit.terminal.runNext();
        assertThat(choices(visit.terminal.read()).getLast())
                .contains("{\"label\":\"Guardian\",\"send\":\"Guardian\",\"about\":\"");

        assertThat(choices(visit.types("Guardian")).getLast())
                .contains("{\"label\":\"Keep these scores\",\"send\":\"keep\",\"about\":\"\"}")
                .contains("{\"label\":\"Roll again\",\"send\":\"reroll\",\"about\":\"\"}");
        assertThat(choices(visit.types("reroll", "reroll")).getLast()).doesNotContain("reroll");
        assertThat(choices(visit.types("hardcore")).getLast())
                .contains(
                        "{\"label\":\"No, come back after a"
                                + " death\",\"send\":\"no\",\"about\":\"\"}");
    }

    @Test
    void theSameQuestionIsNotToldTwice() {
        var visit = doorstep.visit();
        visit.session.programsWant(INPUT);

        assertThat(choices(visit.types("", "help"))).isEmpty();
        visit.session.programsWant(INPUT);
        assertThat(choices(visit.terminal.read())).as("its programs were loaded anew").hasSize(1);
    }

    @Test
    void whoHasNoButtonsIsToldNothing() {
        var visit = doorstep.visit();
        visit.session.programsWant(new GmcpModules(Set.of("char")));

        assertThat(choices(visit.types("new"))).isEmpty();
    }

    private static List<String> choices(List<String> told) {
        return told.stream()
                .filter(line -> line.startsWith("(Input.Choices "))
                .map(line -> line.substring("(Input.Choices ".length(), line.length() - 1))
                .toList();
    }
}
