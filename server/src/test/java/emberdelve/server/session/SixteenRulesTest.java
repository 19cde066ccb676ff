package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.Verbs;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.newcomer.Lesson;
import emberdelve.server.feature.newcomer.Tutorial;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Input;
import emberdelve.server.model.CharacterSettings;
import emberdelve.server.model.Preferences;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.fight.AttackResult;
import emberdelve.server.rule.fight.DeathEvent;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.rule.talk.HistoryCommand;
import emberdelve.server.rule.talk.TalkEvent;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.text.Cast;
import emberdelve.server.text.Facts;
import emberdelve.server.text.Prompt;
import emberdelve.server.text.Reader;
import emberdelve.server.text.Views;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;
import emberdelve.server.view.View;
import emberdelve.server.view.VitalsView;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The rules of docs/building.md: How the game speaks, a test each. What every single message, view
 * and fact has to keep besides is in {@link EveryWordTest}.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SixteenRulesTest {
    private static final Reader LISTENER =
            new Reader(Cast.MIRA.id(), Preferences.DEFAULT.withScreenReader(true));
    private static final Reader MIRA = new Reader(Cast.MIRA.id(), Preferences.DEFAULT);
    private static final Reader BYSTANDER = new Reader(Cast.SABLE.id(), Preferences.DEFAULT);

    private final Content content = ShippedContent.load();
    private final Speech speech = new Speech(content.messages(), Features.registry());
    private final Doorstep doorstep = new Doorstep();

    @BeforeAll
    void openTheStore(@TempDir Path folder) {
        doorstep.open(folder);
    }

    @AfterAll
    void closeTheStore() {
        doorstep.close();
    }

    @Test
    void rule1TheGreetingIsShortAndNarrowAndNeedsNoColour() {
        var greeting = doorstep.visit().terminal.read();

        assertThat(greeting).hasSizeBetween(1, 12);
        assertThat(greeting)
                .allSatisfy(line ->
                        assertThat(line).hasSizeLessThanOrEqualTo(78).doesNotContain("\u001b"));
    }

    @Test
    void rule2TheFirstQuestionTakesANameOrOneOfAFewWords() {
        for (var word : List.of("new", "sr", "help", "who", "quit")) {
            var visit = doorstep.visit();
            assertThat(visit.types(word)).as(word).isNotEmpty();
        }
        var guest = doorstep.visit();
        guest.types("guest");
        guest.terminal.runNext();
        assertThat(guest.inputs).as("guest").hasSize(1);
        var early = doorstep.visit();
        early.types("connect Tolo " + Doorstep.SECRET, "1", "");
        early.terminal.runNext();
        assertThat(early.inputs).as("what was typed early").hasSize(1);
    }

    @Test
    void rule3PasswordsAreHiddenAndItIsSaidWhichOneIsMeant() {
        var visit = doorstep.visit();
        visit.types("Tolo");
        assertThat(visit.terminal.isHidden()).isTrue();
        assertThat(visit.terminal.prompt().orElseThrow()).startsWith("Password");
        visit.types("");
        visit.types("new", "Rulethree");
        visit.terminal.runNext();
        assertThat(visit.terminal.isHidden()).isTrue();
        assertThat(visit.terminal.prompt()).contains("New password: ");
        assertThat(visit.types("not shown at all")).noneMatch(line -> line.contains("not shown a"));
    }

    @Test
    void rule4ThreeDecisionsAtMostEachWithADefaultAndAnExplanation() {
        var visit = doorstep.visit();
        visit.types("new");
        assertThat(visit.types("?")).isNotEmpty();
        visit.types("");
        visit.terminal.runNext();
        visit.types(Doorstep.SECRET, Doorstep.SECRET);
        visit.terminal.runNext();
        assertThat(visit.types("?")).isNotEmpty();
        visit.types("");
        assertThat(visit.types("?")).isNotEmpty();
        visit.types("");
        assertThat(visit.inputs).as("after name, class and rolls").hasSize(1);
    }

    @Test
    void rule5OneLogsInWithTheNameOfOnesFirstCharacter() {
        var visit = doorstep.visit();
        visit.types("new", "Rulefive");
        visit.terminal.runNext();
        visit.types(Doorstep.SECRET, Doorstep.SECRET);
        visit.terminal.runNext();
        visit.types("", "");

        var name = ((Input.Create) visit.inputs.getFirst()).character().name();
        assertThat(doorstep.database().accounts().byName(name)).isPresent();
    }

    @Test
    void rule6TheFirstRoomSetsOneTaskThatCanBeSkipped() {
        var tutorial = new Tutorial(CharacterSettings.DEFAULT, 1);
        var first = tutorial.next().orElseThrow();
        var task = line("tutorial.task-" + first.word(), Map.of("number", "1", "count", "4"));

        assertThat(task).startsWith("Task 1 of 4: ").contains("skip tutorial");
        assertThat(new Tutorial(tutorial.skipped(), 1).isOn()).isFalse();
        assertThat(line("tutorial.done", Map.of("number", "1"))).isEqualTo("Task 1 is done.");
    }

    @Test
    void rule7HintsNameTheirOwnEndAndStopWhenLearned() {
        for (var lesson : Lesson.values()) {
            if (!Lesson.TASKS.contains(lesson))
                assertThat(line("hint." + lesson.word(), Map.of())).contains("hints off");
        }
        assertThat(line("tutorial.task-look", Map.of())).contains("hints off");
        var learned = CharacterSettings.DEFAULT.withLearned("look");
        assertThat(new Tutorial(learned, 1).next()).isNotEqualTo(Optional.of(Lesson.LOOK));
    }

    @Test
    void rule8QuestionsAreNumberedAndNeverBlock() {
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
        assertThat(visit.terminal.read()).contains("  1 yes", "  2 no");

        visit.types("look");
        assertThat(visit.inputs).as("another command is taken as one").hasSize(1);
        visit.hears(Preferences.DEFAULT, question);
        visit.types("y");
        assertThat(visit.inputs).as("the beginning of an answer").hasSize(2);
        visit.hears(Preferences.DEFAULT, question);
        assertThat(visit.types("cancel")).containsExactly("Never mind, then.");
        visit.hears(Preferences.DEFAULT, question);
        visit.types("");
        assertThat(visit.inputs).as("ENTER takes no").hasSize(2);
    }

    @Test
    void rule9AnEventIsALineWithItsActorFirstAndItsNumbersLast() {
        for (var fact : Facts.all()) {
            var lines = told(fact, BYSTANDER);
            if (fact instanceof DeathEvent.Perished || fact instanceof DeathEvent.Fell) continue;
            assertThat(lines).as(fact.toString()).hasSizeLessThanOrEqualTo(1);
            if (fact instanceof FightEvent.Blow blow && !lines.isEmpty())
                assertThat(lines.getFirst().toLowerCase(Locale.ROOT))
                        .as(fact.toString())
                        .matches(
                                "(the )?"
                                        + blow.attacker().name().toLowerCase(Locale.ROOT)
                                        + "\\b.*");
        }
        var miss =
                Facts.all().stream()
                        .filter(fact ->
                                fact instanceof FightEvent.Blow(_, _, _, AttackResult.Missed _, _))
                        .findFirst();
        var missed = told(miss.orElseThrow(), BYSTANDER);
        assertThat(missed.getFirst()).as("the outcome is a word").contains("misses");
    }

    @Test
    void rule10ARoomIsNameExitsDescriptionPeopleThings() {
        var room = String.join("\n", shown(Views.room(), MIRA));
        assertThat(room)
                .containsSubsequence(
                        "Lantern Yard", "Exits:", "A walled yard", "kobold is here", "lies here");
    }

    @Test
    void rule11ThePromptEndsTheOutputAndListenersHaveNone() {
        var vitals = new VitalsView(8, 8, 1, 0, 21, 0, false);
        var prompt = new Prompt(Features.registry().phrasing(content.messages()));
        assertThat(prompt.prompt(vitals, MIRA).orElseThrow().plain()).isEqualTo("HP 8/8 > ");
        assertThat(prompt.prompt(vitals, LISTENER)).isEmpty();
        for (var percent : List.of(75, 50, 25))
            assertThat(told(new FightEvent.Weakened(Cast.MIRA, percent), LISTENER)).hasSize(1);
    }

    @Test
    void rule12AChannelBeginsWithItsNameAndHasAHistory() {
        assertThat(told(new TalkEvent.ToldGroup(Cast.TOLO, "hi!"), MIRA))
                .containsExactly("[group] Tolo: hi!");
        assertThat(told(new TalkEvent.Channelled(Cast.MIRA, "chat", "hi!"), MIRA))
                .containsExactly("[chat] Mira: hi!");
        assertThat(verbs().parse("history group 5"))
                .isEqualTo(new Parsed.Understood(new HistoryCommand("group", 5)));
    }

    @Test
    void rule13AnUnknownWordIsOneLineAndAnAmbiguousThingIsAQuestion() {
        for (var word : List.of("gte", "wiedl", "xyzzy", "hlep", "smlie")) {
            var answer = ((Parsed.Unclear) verbs().parse(word)).answer();
            assertThat(answer).isInstanceOf(Note.class);
            var words = ((Note) answer).arguments().getOrDefault("words", "");
            assertThat(words.split(", ")).as(word).hasSizeLessThanOrEqualTo(3);
            assertThat(shown(answer, MIRA)).hasSize(1);
        }
    }

    @Test
    void rule14WhatCannotBeTakenBackAsksAndNoIsTheDefault() {
        var asked =
                Scenario.on("[hall @ d ]").types("kill dummy", "quit").views().stream()
                        .filter(Question.class::isInstance)
                        .map(Question.class::cast)
                        .toList();
        assertThat(asked)
                .hasSize(1)
                .allSatisfy(question -> {
                    var standard = question.options().get(question.standard().orElseThrow() - 1);
                    assertThat(standard.label()).isEqualTo("no");
                    assertThat(standard.command()).isEmpty();
                });
    }

    @Test
    void rule15DeathTellsCauseCostAndNextStep() {
        var lines =
                told(new DeathEvent.Perished(Cast.MIRA, Cast.KOBOLD, 4, 0, "Lantern Yard"), MIRA);

        assertThat(lines).hasSize(3);
        assertThat(lines.getFirst()).contains("kobold");
        assertThat(lines.get(1)).contains("4 gold");
        assertThat(lines.get(2)).contains("Lantern Yard");
    }

    @Test
    void rule16StaffAreToldWhatTheyDidAndItsAuditNumber() {
        var deeds =
                content.messages().keys().stream()
                        .filter(key ->
                                key.matches(
                                        "(goto|spawn|create|slay|advance|adjust)\\.done"
                                                + "|shutdown\\.(ordered|cancelled)"))
                        .toList();
        assertThat(deeds).hasSizeGreaterThanOrEqualTo(8);
        assertThat(deeds)
                .allSatisfy(key ->
                        assertThat(line(key, Map.of("audit", "9031"))).contains("Audit 9031"));
        assertThat(line("spawn.done", Map.of())).contains("To take it back: undo");
        assertThat(line("adjust.done", Map.of())).contains("Undo");
    }

    private Verbs verbs() {
        return Features.registry().verbs(content);
    }

    /** That message with these values, and a seven for every other one it is declared with. */
    private String line(String key, Map<String, String> arguments) {
        var all = new HashMap<>(arguments);
        for (var value : Features.registry().catalogue().gaps(key).orElseThrow().values())
            all.putIfAbsent(value, "7");
        return speech.line(Note.of(key, all), MIRA).plain();
    }

    private List<String> told(WorldEvent fact, Reader reader) {
        return speech.tell(new Heard.Fact(fact, Optional.empty()), reader).stream()
                .map(StyledText::plain)
                .toList();
    }

    private List<String> shown(View view, Reader reader) {
        return speech.show(view, reader).stream().map(StyledText::plain).toList();
    }
}
