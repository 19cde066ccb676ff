package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Pronouns;
import emberdelve.protocol.option.GmcpModules;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Speaker;
import emberdelve.server.command.WritingSpace;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Input;
import emberdelve.server.link.InputNotation;
import emberdelve.server.model.CharacterSettings;
import emberdelve.server.model.Named;
import emberdelve.server.model.Preferences;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.group.GroupView;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;
import emberdelve.server.view.VitalsView;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.AbstractList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Playing: lines to commands, batches to screens, and the end of the link. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SessionPlayTest {
    private static final WritingSpace LETTER = new WritingSpace(1_000, 60);

    private final Doorstep doorstep = new Doorstep();

    @BeforeAll
    void openTheStore(@TempDir Path folder) {
        doorstep.open(folder);
    }

    @AfterAll
    void closeTheStore() {
        doorstep.close();
    }

    /** Recordings have the line, and so has whoever reads along. */
    @Test
    void theCodeOfAClaimStaysOutOfTheLine() {
        var visit = doorstep.playing();
        visit.types("claim h3kd-mm7p-xw2a-9qrt");
        assertThat(visit.inputs).hasSize(1);
        var typed = (Input.Typed) visit.inputs.getFirst();
        assertThat(InputNotation.write(typed)).contains("claim (hidden)").doesNotContain("h3kd");
        assertThat(typed.command().toString()).contains("h3kd");
    }

    @Test
    void aFloodIsAnsweredWithOneWord() {
        var visit = doorstep.playing();
        for (var line = 0; line < 1_000; line++) visit.session.typed("ping " + line, false);

        assertThat(visit.inputs.size()).isLessThanOrEqualTo(40);
        assertThat(visit.terminal.read()).hasSize(1);
        doorstep.nanos().addAndGet(1_000_000_000L);
        var before = visit.inputs.size();
        visit.types("ping again");
        assertThat(visit.inputs).hasSize(before + 1);
    }

    @Test
    void aLineThatWasCutIsRunAndSaidToBeCut() {
        var visit = doorstep.playing();
        visit.session.typed("say hello", true);

        assertThat(visit.terminal.read()).first().asString().contains("too long");
        assertThat(visit.inputs).hasSize(1);
    }

    @Test
    void whatWasSaidIsWrittenOnceWithOnePromptBehind() {
        var visit = doorstep.playing();
        var before = visit.terminal.writes();
        visit.hears(Preferences.DEFAULT, Note.of("session.yes"), Note.of("session.yes"));

        assertThat(visit.terminal.writes()).isEqualTo(before + 1);
        assertThat(visit.terminal.prompt()).isPresent();
    }

    @Test
    void enterTypesWhatTheWorldSaysItStandsFor() {
        var visit = doorstep.playing();
        var self = self(Optional.of("duel next"));
        visit.hears(self, Note.of("session.yes"));
        visit.types("", "  ");

        assertThat(visit.inputs)
                .hasSize(2)
                .allSatisfy(input ->
                        assertThat(input)
                                .isInstanceOfSatisfying(
                                        Input.Typed.class,
                                        typed -> assertThat(typed.line()).isEqualTo("duel next")));
        visit.hears(self(Optional.empty()), Note.of("session.yes"));
        visit.types("");
        assertThat(visit.inputs).hasSize(2);
    }

    private static Batch.Self self(Optional<String> enter) {
        return self(enter, Optional.empty());
    }

    private static Batch.Self self(Optional<String> enter, Optional<WritingSpace> space) {
        return new Batch.Self(
                new Named(Visit.HERO, "Tolo", "", Pronouns.THEY),
                new VitalsView(8, 8, 1, 0, 21, 0, false),
                Preferences.DEFAULT,
                enter,
                space,
                Speaker.of(Role.PLAYER));
    }

    @Test
    void whoIsInvisibleIsNotNamedAtTheDoor() {
        var visit = doorstep.playing();
        var seen = self(Optional.empty());
        var speaker = new Speaker(Role.ADMIN, Optional.empty(), 1, false, false, true);
        visit.hears(
                new Batch.Self(
                        seen.who(),
                        seen.vitals(),
                        seen.preferences(),
                        Optional.empty(),
                        Optional.empty(),
                        speaker),
                Note.of("session.yes"));
        assertThat(namedAtTheDoor(visit)).doesNotContain("Tolo");
        visit.hears(seen, Note.of("session.yes"));
        assertThat(namedAtTheDoor(visit)).contains("Tolo");
    }

    private String namedAtTheDoor(Visit inside) {
        return String.join(" ", doorstep.visit(inside.context).types("who"));
    }

    @Test
    void aBatchWithNothingToSayWritesNothing() {
        var visit = doorstep.playing();
        var before = visit.terminal.writes();
        visit.hears(Preferences.DEFAULT);

        assertThat(visit.terminal.writes()).isEqualTo(before);
    }

    @Test
    void aQuestionIsAnsweredByNumberAndForgottenByCancel() {
        var visit = doorstep.playing();
        var question =
                new Question(
                        "question.quit",
                        Map.of(),
                        List.of(
                                Question.Option.of("yes", "quit yes"),
                                Question.Option.of("no", "")),
                        Optional.of(2));
        visit.hears(Preferences.DEFAULT, question);
        visit.types("1");
        assertThat(visit.inputs).hasSize(1).first().asString().contains("Quit");

        visit.hears(Preferences.DEFAULT, question);
        visit.types("");
        assertThat(visit.inputs).as("the default does nothing").hasSize(1);

        visit.hears(Preferences.DEFAULT, question);
        assertThat(visit.types("cancel")).isNotEmpty();
        visit.types("yes");
        assertThat(visit.inputs).as("there is no question any more").hasSize(1);
    }

    @Test
    void whatComesBehindALineThatBeginsATextWaitsForTheAnswer() {
        var visit = doorstep.playing();
        visit.types("mail write tolo", "say nothing to anybody", "drop all", ".", "look");
        assertThat(visit.inputs).singleElement().isInstanceOf(Input.Typed.class);

        settles(visit, Optional.of(LETTER));
        assertThat(visit.inputs.subList(1, visit.inputs.size()))
                .containsExactly(wrote("say nothing to anybody"), wrote("drop all"), wrote("."));
        settles(visit, Optional.empty());
        assertThat(visit.inputs).last().asString().contains("Look");
    }

    @Test
    @Rule("R8.13")
    void whenNoTextWasBegunItsLinesAreLeftOutAndCounted() {
        var visit = doorstep.playing();
        visit.types("mail write nobody", "say hello", "drop all", ".", "look");
        visit.terminal.read();
        settles(visit, Optional.empty());

        assertThat(visit.inputs).hasSize(2).last().asString().contains("Look");
        assertThat(visit.terminal.read()).first().asString().contains("2 lines").contains("are");
    }

    @Test
    @Rule("R8.13")
    void whatComesInTheSameBreathIsOfTheRefusedTextAndWhatComesLaterIsNot() {
        var visit = doorstep.playing();
        visit.types("mail write nobody");
        settles(visit, Optional.empty());
        visit.types("say hello");
        doorstep.nanos().addAndGet(Paste.PAUSE_NANOS - 1);
        visit.types("drop all");
        visit.terminal.read();
        visit.session.readComplete();
        assertThat(visit.terminal.read()).first().asString().contains("2 lines");
        assertThat(visit.inputs).hasSize(1);

        doorstep.nanos().addAndGet(Paste.PAUSE_NANOS);
        visit.types("look");
        assertThat(visit.inputs).hasSize(2).last().asString().contains("Look");
    }

    @Test
    @Rule("R8.13")
    void whatWasTypedWhileABeginningWaitedLongIsACommand() {
        var visit = doorstep.playing();
        visit.types("mail write nobody");
        doorstep.nanos().addAndGet(Paste.PAUSE_NANOS);
        visit.types("look");
        settles(visit, Optional.empty());

        assertThat(visit.inputs).hasSize(2).last().asString().contains("Look");
    }

    @Test
    @Rule("R8.13")
    void anAliasThatIsRefusedItsTextGoesOnBehindTheDot() {
        var visit = doorstep.playing();
        var settings =
                CharacterSettings.DEFAULT.withAlias("note", "mail write nobody;say hello;.;look");
        visit.hears(
                new Batch.Self(
                        new Named(Visit.HERO, "Tolo", "", Pronouns.THEY),
                        new VitalsView(8, 8, 1, 0, 21, 0, false),
                        Preferences.DEFAULT.withSettings(settings),
                        Optional.empty(),
                        Optional.empty(),
                        Speaker.of(Role.PLAYER)),
                Note.of("session.yes"));
        visit.types("note");
        settles(visit, Optional.empty());

        assertThat(visit.inputs).hasSize(2).last().asString().contains("Look");
    }

    @Test
    @Rule("R8.13")
    void aTextThatEndedWasNotRefused() {
        var visit = doorstep.playing();
        visit.types("mail write tolo", "hello", ".", "look");
        settles(visit, Optional.of(LETTER));
        settles(visit, Optional.empty());

        assertThat(visit.inputs).last().asString().contains("Look");
    }

    @Test
    @Rule("R8.13")
    void whatWaitsWhenTheLinkIsLostComesIntoTheText() {
        var visit = doorstep.playing();
        visit.types("mail write tolo", "one", "two");
        visit.session.lost();

        assertThat(visit.inputs.subList(1, visit.inputs.size()))
                .containsExactly(
                        wrote("one"), wrote("two"), new Input.LinkLost(Visit.HERO, Visit.LINK));
    }

    @Test
    @Rule("R8.13")
    void whatWaitsWhenSomebodyTakesOverIsAHoleInTheText() {
        var visit = doorstep.playing();
        visit.types("mail write tolo", "one", ".");
        visit.session.dismissed("session.taken-over");

        assertThat(visit.inputs).last().isEqualTo(new Input.Wrote(Visit.HERO, "one", false));
    }

    @Test
    @Rule("R8.13")
    void whatAnInterruptForgetsIsAHoleInTheText() {
        var visit = doorstep.playing();
        visit.types("mail write tolo", "one");
        visit.session.interrupted();
        settles(visit, Optional.of(LETTER));
        visit.types("two");

        assertThat(visit.inputs).last().isEqualTo(new Input.Wrote(Visit.HERO, "two", false));
    }

    @Test
    @Rule("R8.13")
    void aLineThatWasRefusedBeforeTheLinkWasLostIsAHoleInTheText() {
        var visit = doorstep.playing();
        visit.types("mail write tolo");
        settles(visit, Optional.of(LETTER));
        visit.fillsTheWorld();
        visit.types("one");
        visit.inputs.clear();
        visit.session.lost();

        assertThat(visit.inputs).first().isEqualTo(new Input.Wrote(Visit.HERO, "", false));
    }

    @Test
    @Rule("R8.13")
    void theLinesOfTextsHaveAnAllowanceOfTheirOwnAndNoMore() {
        var visit = doorstep.playing();
        for (var command = 0; command < 50; command++) visit.types("ping");
        doorstep.nanos().addAndGet(50_000_000L);
        visit.types("edit write description");
        settles(visit, Optional.of(new WritingSpace(8_000, 1_000)));
        assertThat(taken(visit, "x", 200)).isEqualTo(Allowance.TEXT_LINES_BURST);
        assertThat(taken(visit, ".", 20)).isEqualTo(Allowance.TEXT_ENDS_BURST);
        doorstep.nanos().addAndGet(1_000_000_000L);
        assertThat(taken(visit, ".", 40)).isEqualTo(Allowance.TEXT_ENDS_BURST + 20);
    }

    /**
     * How many of so many such lines the world gets, which says each time that the text goes on.
     */
    private static int taken(Visit visit, String line, int times) {
        var taken = 0;
        for (var time = 0; time < times; time++) {
            visit.inputs.clear();
            visit.types(line);
            taken += visit.inputs.size();
            settles(visit, Optional.of(new WritingSpace(8_000, 1_000)));
        }
        return taken;
    }

    @Test
    @Rule("R8.13")
    void soManyLinesMayWaitAndTheDotBehindThem() {
        var visit = doorstep.playing();
        visit.types("edit write description");
        for (var line = 0; line < Session.EARLY_LINES_MAX; line++) visit.types("");
        assertThat(visit.types("x")).first().asString().contains("too much");
        assertThat(visit.types(".")).isEmpty();
    }

    @Test
    void aTextIsAsLongAsItMayBeHoweverFastItComes() {
        var visit = doorstep.playing();
        var space = new WritingSpace(8_000, 1_000);
        visit.types("edit write description");
        settles(visit, Optional.of(space));
        visit.inputs.clear();
        for (var line = 0; line < 60; line++) visit.types("x".repeat(132));
        assertThat(visit.inputs).hasSize(60).containsOnly(wrote("x".repeat(132)));
        assertThat(visit.types(".")).isEmpty();
        assertThat(visit.inputs).hasSize(61).last().isEqualTo(wrote("."));
    }

    @Test
    void aLineOfATextThatWasRefusedLeavesNoHoleUnsaid() {
        var visit = doorstep.playing();
        visit.types("mail write tolo");
        settles(visit, Optional.of(new WritingSpace(10, 5)));
        visit.inputs.clear();
        // What does not fit counts as commands do, until there were too many.
        for (var line = 0; line < 50; line++) visit.types("x".repeat(11));
        var before = visit.inputs.size();
        assertThat(before).isBetween(1, 49);
        visit.types(".");
        assertThat(visit.inputs).last().isEqualTo(new Input.Wrote(Visit.HERO, ".", false));
    }

    @Test
    void theDotThatEndsATextIsKeptHoweverMuchWaitsForTheAnswer() {
        var visit = doorstep.playing();
        visit.types("mail write tolo");
        visit.types("x".repeat(Session.EARLY_CHARS_MAX - 1));
        assertThat(visit.types("y")).first().asString().contains("too much");
        visit.types(".");
        visit.inputs.clear();
        settles(visit, Optional.of(LETTER));

        assertThat(visit.inputs).last().isEqualTo(new Input.Wrote(Visit.HERO, ".", false));
    }

    @Test
    void aLineOfATextThatWasCutIsSaidToBe() {
        var visit = doorstep.playing();
        visit.types("mail write tolo");
        settles(visit, Optional.of(LETTER));
        visit.session.typed("the beginning", true);

        assertThat(visit.inputs)
                .last()
                .isEqualTo(new Input.Wrote(Visit.HERO, "the beginning", false));
    }

    private static Input wrote(String line) {
        return new Input.Wrote(Visit.HERO, line, true);
    }

    /** The world has taken what begins or ends a text, and says how much fits now. */
    private static void settles(Visit visit, Optional<WritingSpace> space) {
        visit.session.hear(
                new Batch(
                        List.of(Heard.Settled.SETTLED),
                        Optional.of(self(Optional.empty(), space)),
                        0));
    }

    @Test
    void otherCommandsAreTakenWhileAQuestionIsOpen() {
        var visit = doorstep.playing();
        visit.hears(
                Preferences.DEFAULT,
                new Question(
                        "question.quit",
                        Map.of(),
                        List.of(Question.Option.of("yes", "quit yes")),
                        Optional.empty()));
        visit.types("look", "1");

        assertThat(visit.inputs).hasSize(2);
        assertThat(visit.inputs.get(0).toString()).contains("Look");
        assertThat(visit.inputs.get(1).toString()).contains("Quit");
    }

    @Test
    void coloursAndWidthStayHere() {
        var visit = doorstep.playing();

        assertThat(visit.types("set colour off")).contains("(colours NONE)");
        assertThat(visit.types("color off")).contains("(colours NONE)");
        assertThat(visit.types("set color auto")).contains("(colours of the client)");
        assertThat(visit.types("set links on")).contains("(links ALL)");
        assertThat(visit.types("set links off")).contains("(links NONE)");
        assertThat(visit.types("set width 60")).contains("(width 60)");
        assertThat(visit.types("set width 7")).noneMatch(line -> line.startsWith("(width"));
        assertThat(visit.inputs).isEmpty();
    }

    @Test
    void theClientsProgramsAreToldWhatTheyAskedForAndNothingElse() {
        var visit = doorstep.playing();
        visit.session.programsWant(new GmcpModules(Set.of("char.vitals")));
        assertThat(visit.inputs)
                .singleElement()
                .isEqualTo(new Input.Follow(Visit.HERO, List.of("VITALS")));
        var vitals = new VitalsView(8, 8, 1, 0, 21, 0, false);
        var group = GroupView.NONE;
        visit.session.hear(
                new Batch(
                        List.of(new Heard.Beside(vitals), new Heard.Beside(group)),
                        Optional.empty(),
                        0));

        assertThat(visit.terminal.read())
                .singleElement()
                .asString()
                .startsWith("(Char.Vitals {\"hp\":8,\"maxhp\":8,");
    }

    @Test
    void theLastWordGoesToTheClientsProgramsToo() {
        var visit = doorstep.playing();
        visit.session.dismissed("session.idle");

        assertThat(visit.terminal.read()).containsExactly(visit.terminal.goodbye());
    }

    @Test
    void thePromptCanBeSwitchedOff() {
        var visit = doorstep.playing();
        visit.types("set prompt off");
        assertThat(visit.terminal.prompt()).isEmpty();
        visit.types("set prompt on");
        assertThat(visit.terminal.prompt()).isPresent();
    }

    @Test
    void theWorldLearnsThatALinkIsLost() {
        var visit = doorstep.playing();
        visit.session.lost();

        assertThat(visit.inputs).containsExactly(new Input.LinkLost(Visit.HERO, Visit.LINK));
        assertThat(visit.context.sessions().online()).isEmpty();
    }

    @Test
    void whoIsTakenOverIsToldAndLetGo() {
        var visit = doorstep.playing();
        visit.session.dismissed("session.taken-over");

        assertThat(visit.terminal.read()).anyMatch(line -> line.contains("taken over"));
        assertThat(visit.terminal.isClosed()).isTrue();
        visit.types("look");
        assertThat(visit.inputs).isEmpty();
    }

    @Test
    void aWorldThatIsFullIsSaidToBeBusy() {
        var visit = doorstep.playing();
        visit.fillsTheWorld();

        assertThat(visit.types("look")).hasSize(1).first().asString().contains("too much");
    }

    @Test
    void whatCannotBeToldEndsThatSessionAndNothingElse() {
        var visit = doorstep.playing();
        visit.hears(Preferences.DEFAULT, new Note("combat.stopped", new Trap(), Map.of()));

        assertThat(visit.terminal.isClosed()).isTrue();
        assertThat(visit.terminal.read()).anyMatch(line -> line.contains("on our side"));
    }

    /** Stands for a fault of ours: nobody can look into it. */
    private static final class Trap extends AbstractList<Named> {
        @Override
        public Named get(int index) {
            throw new IllegalStateException("a fault of ours");
        }

        @Override
        public int size() {
            return 1;
        }
    }
}
