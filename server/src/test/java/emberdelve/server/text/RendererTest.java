package emberdelve.server.text;

import static emberdelve.server.text.Cast.KOBOLD;
import static emberdelve.server.text.Cast.MIRA;
import static emberdelve.server.text.Cast.OGRE;
import static emberdelve.server.text.Cast.SABLE;
import static emberdelve.server.text.Cast.TOLO;
import static emberdelve.server.text.Cast.listener;
import static emberdelve.server.text.Cast.reader;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Coordinates;
import emberdelve.config.content.Message;
import emberdelve.config.content.Messages;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.Template;
import emberdelve.config.content.Tone;
import emberdelve.protocol.style.StyledText;
import emberdelve.protocol.style.Wrap;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.look.MapView;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Named;
import emberdelve.server.rule.fight.GistView;
import emberdelve.server.rule.talk.HistoryView;
import emberdelve.server.rule.talk.TalkEvent;
import emberdelve.server.rule.turn.TimelineView;
import emberdelve.server.view.ExitsView;
import emberdelve.server.view.InventoryView;
import emberdelve.server.view.Listing;
import emberdelve.server.view.Person;
import emberdelve.server.view.RoomView;
import emberdelve.server.view.Spot;
import emberdelve.server.view.Unlisted;
import emberdelve.server.view.View;
import emberdelve.server.view.WhoView;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every view in both profiles, in the words that are shipped. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class RendererTest {
    private static final int COLUMNS_MAX = 78;
    private static final Reader SEEING = reader(MIRA);
    private static final Reader HEARING = listener(MIRA);

    private Renderer screen = Features.registry().screen(new Messages(Map.of(), Map.of()));

    @BeforeAll
    void readsTheShippedMessages() {
        var shipped = ShippedMessages.load();
        var all = new HashMap<>(shipped.byKey());
        // The question itself is the command's message; this test is about what stands under it.
        all.put("question.whom", new Message(Template.literal("On whom?"), Tone.PLAIN));
        screen = Features.registry().screen(new Messages(all, shipped.irregularVerbs()));
    }

    static List<View> views() {
        return Views.all();
    }

    @Test
    void whatSomebodyDidReadsAsASentenceLater() {
        var gesture = new TalkEvent.Gestured(MIRA, Optional.of(KOBOLD), "wave");
        var view =
                new HistoryView(
                        "",
                        List.of(
                                new HistoryView.Line(
                                        1,
                                        "emote",
                                        "Mira",
                                        Optional.empty(),
                                        "wave",
                                        Optional.of(gesture)),
                                new HistoryView.Line(2, "emote", "Mira", "sits down."),
                                new HistoryView.Line(3, "say", "Mira", "Well?")));

        assertThat(Screens.plain(view).subList(1, 4))
                .containsExactly(
                        "[emote] Mira waves to the kobold.",
                        "[emote] Mira sits down.",
                        "[say] Mira: Well?");
    }

    @Test
    void aLongRowGoesOnUnderItsBeginning() {
        var row = String.join(", ", Collections.nCopies(40, "wave"));
        var lines = Screens.plain(new Listing("socials.list", Map.of("count", "40"), List.of(row)));

        assertThat(lines).hasSizeGreaterThan(2);
        assertThat(lines.subList(1, lines.size()))
                .allSatisfy(line -> assertThat(line).startsWith("  wave"))
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(COLUMNS_MAX));
    }

    @Test
    void everyKindOfViewHasASample() {
        var sampled = new HashSet<Class<?>>();
        for (var view : Views.all()) sampled.add(view.getClass());
        assertThat(sampled).containsExactlyInAnyOrderElementsOf(Features.registry().views());
    }

    @ParameterizedTest
    @MethodSource("views")
    void everyViewIsShownWholeInBothProfiles(View view) {
        for (var reader : List.of(SEEING, HEARING)) {
            assertThat(show(view, reader))
                    .isNotEmpty()
                    .allSatisfy(line ->
                            assertThat(line)
                                    // A message or a value that is missing shows as its key in
                                    // brackets.
                                    .doesNotMatch("^.*\\[(?!(?:chat|tell)\\] ).*$")
                                    .doesNotContain("$")
                                    .hasSizeLessThanOrEqualTo(COLUMNS_MAX));
            // A map that is looked at is the one picture there is.
            if (view instanceof MapView && reader.equals(SEEING)) continue;
            assertThat(show(view, reader))
                    .allSatisfy(line ->
                            assertThat(line)
                                    .doesNotMatch(".*[|+=*\u2500-\u259f].*[|=*\u2500-\u259f].*"));
        }
    }

    @ParameterizedTest
    @MethodSource("views")
    void whatIsHeardHasNoColumnsAndNoEmptyLines(View view) {
        assertThat(show(view, HEARING))
                .allSatisfy(line ->
                        assertThat(line)
                                .isNotBlank()
                                .doesNotContain("  ")
                                .doesNotStartWith(" ")
                                .doesNotEndWith(" "));
    }

    @Test
    void aRoomIsNameExitsDescriptionPeopleThingsAndCorpses() {
        assertThat(show(Views.room(), SEEING))
                .containsExactly(
                        "Lantern Yard (safe)",
                        "Exits: north to Delve Stair, east to Provisioner (oak door, open), "
                                + "down (iron",
                        "door, shut).",
                        "A walled yard under hanging lanterns.",
                        "A kobold is here, badly hurt, fighting you. It holds the way north.",
                        "Tolo is here, staring into nothing.",
                        "7 more adventurers are here.",
                        "A short sword lies here.",
                        "3 potions of healing lie here.",
                        "An old coat lies here.",
                        "2 more kinds of things lie here.",
                        "2 corpses lie here, each of an ogre.",
                        "The corpse of Tolo lies here.");
    }

    @Test
    void aRoomIsHeardWithTheImportantWordFirst() {
        assertThat(show(Views.room(), HEARING))
                .containsExactly(
                        "Lantern Yard. Safe.",
                        "Exits: north to Delve Stair, east to Provisioner by the open oak door,"
                                + " down by",
                        "the shut iron door.",
                        "A walled yard under hanging lanterns.",
                        "A kobold, badly hurt, fighting you. It holds the way north.",
                        "Tolo, staring into nothing.",
                        "7 more adventurers are here.",
                        "A short sword, on the ground.",
                        "3 potions of healing, on the ground.",
                        "An old coat, on the ground.",
                        "2 more kinds of things lie here.",
                        "2 corpses, each of an ogre.",
                        "Corpse of Tolo.");
    }

    @Test
    void answersAreNumberedAndTheStandardOneIsSaid() {
        assertThat(show(Views.WHOM, SEEING))
                .containsExactly(
                        "On whom?",
                        "  1 a kobold, unhurt",
                        "  2 you",
                        "  3 nobody",
                        "Number, name, or cancel. ENTER for 3.");
        assertThat(show(Views.WHOM, HEARING))
                .containsExactly(
                        "On whom?",
                        "1. A kobold, unhurt.",
                        "2. You.",
                        "3. Nobody.",
                        "Type a number, a name, or cancel. Enter for 3.");
    }

    @Test
    void exitsAndHitPointsAreToldInWords() {
        assertThat(show(new ExitsView(Views.EXITS), SEEING))
                .containsExactly(
                        "North: Delve Stair.",
                        "East: Provisioner, by the open oak door.",
                        "Down: iron door, shut.");
        assertThat(show(Views.VITALS, SEEING))
                .containsExactly("8 of 8 hit points. Level 1. 0 of 21 experience. Not fighting.");
    }

    @Test
    void theInventoryStandsByKindAndShowsIdsWhenAsked() {
        assertThat(show(new InventoryView(Views.THINGS, 10, true), SEEING))
                .containsExactly(
                        "You carry 5 things and 10 gold.",
                        "  #2b  3 potions of healing",
                        "  #1a  a short sword",
                        "  #3c  an old coat");
    }

    @Test
    void theTimelineIsOneLineToSeeAndOneLineEachToHear() {
        var line = new TimelineView.Line(MIRA, 15);
        var other = new TimelineView.Line(KOBOLD, 20);
        var view = timeline(false, line, other);
        assertThat(show(view, SEEING))
                .containsExactly("You in 0.6 seconds, the kobold in 1.6 seconds.");
        assertThat(show(view, HEARING))
                .containsExactly("You in 0.6 seconds.", "The kobold in 1.6 seconds.");
    }

    @Test
    void whereTimeGoesByTurnsTheTimelineIsInTicks() {
        var line = new TimelineView.Line(MIRA, 15);
        var other = new TimelineView.Line(KOBOLD, 20);
        var view = timeline(true, line, other);
        assertThat(show(view, SEEING)).containsExactly("Now 12. You at 15, the kobold at 20.");
        assertThat(show(view, HEARING))
                .containsExactly("Now 12.", "You at 15.", "The kobold at 20.");
    }

    @Test
    void theTimelineTellsWhichOfTwoMenacesWhom() {
        var first = new TimelineView.Line(KOBOLD, 1, 12, "", Optional.empty());
        var second = new TimelineView.Line(KOBOLD, 2, 17, "lifts the maul", Optional.of(MIRA));
        var view = timeline(false, first, second);
        assertThat(show(view, SEEING))
                .containsExactly(
                        "The first kobold now, the second kobold in 1 second, it lifts the maul"
                                + " (at",
                        "you).");
        assertThat(show(view, HEARING))
                .containsExactly(
                        "The first kobold now.",
                        "The second kobold in 1 second, at you: it lifts the maul.");
    }

    private static TimelineView timeline(boolean byTurns, TimelineView.Line... lines) {
        return new TimelineView(12, Duration.ofMillis(200), byTurns, List.of(lines));
    }

    /** Broken as a terminal of 78 columns would. */
    private List<String> show(View view, Reader reader) {
        return screen.show(view, reader).stream()
                .flatMap(line -> Wrap.wrap(line, COLUMNS_MAX).stream())
                .map(StyledText::plain)
                .toList();
    }

    @Test
    void ofACrowdAHundredAreListedAndTheOthersCounted() {
        for (var reader : List.of(SEEING, HEARING)) {
            assertThat(who(100, reader)).hasSize(101).noneMatch(line -> line.contains("listed"));
            assertThat(who(101, reader)).filteredOn(line -> line.contains("Guardian")).hasSize(100);
            assertThat(who(101, reader))
                    .anyMatch(line -> line.startsWith("1 more player is not listed."));
            assertThat(who(2000, reader)).first().asString().startsWith("In the dungeon: 2000");
        }
    }

    private List<String> who(int players, Reader reader) {
        var line = new WhoView.Line("Mira", "Guardian", 1, "", false, false, false, "");
        return show(new WhoView(Collections.nCopies(players, line)), reader);
    }

    @Test
    void ofTheOthersInAFightThreeAreNamedAndOneMoreIsNoRest() {
        var losses = new ArrayList<GistView.Loss>();
        for (var who : List.of(OGRE, TOLO, SABLE, KOBOLD))
            losses.add(new GistView.Loss(who, losses.size() + 1));
        assertThat(gist(losses)).contains("Tolo loses").doesNotContain("The rest");

        var other = new Named(new ActorId(77), "bat", "a", KOBOLD.pronouns());
        losses.add(new GistView.Loss(other, 9));
        assertThat(gist(losses)).doesNotContain("Tolo loses").contains("The rest take 3.");
    }

    private String gist(List<GistView.Loss> losses) {
        return String.join(" ", show(new GistView(List.of(), losses, List.of()), SEEING));
    }

    @Test
    void fortyWhoLookTheSameAreOneLine() {
        var people = new ArrayList<Person>();
        for (var id = 100; id < 140; id++) people.add(kobold(id, Condition.UNHURT));
        people.add(kobold(140, Condition.HURT));
        people.add(player(TOLO));
        people.add(kobold(141, Condition.UNHURT));
        var room =
                new RoomView(
                        new RoomId("yard/yard"),
                        new Spot(1, "Yard", new Coordinates(0, 0, 0)),
                        "Yard",
                        false,
                        "",
                        List.of(),
                        List.copyOf(people),
                        List.of(),
                        List.of(),
                        Unlisted.NOTHING,
                        false);

        assertThat(Screens.plain(room))
                .endsWith("41 kobolds are here.", "A kobold is here, hurt.", "Tolo is here.");
        assertThat(Screens.heard(room)).endsWith("41 kobolds.", "A kobold, hurt.", "Tolo.");
    }

    private static Person kobold(long id, Condition condition) {
        var who = new Named(new ActorId(id), "kobold", "a", Pronouns.IT, "kobolds");
        return new Person(who, false, condition, Optional.empty(), Optional.empty(), false, false);
    }

    private static Person player(Named who) {
        return new Person(
                who, true, Condition.UNHURT, Optional.empty(), Optional.empty(), false, false);
    }
}
