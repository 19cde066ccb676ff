package emberdelve.server.feature.trigger;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.Trigger.When;
import emberdelve.server.kernel.Deed;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.replay.Replay;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Fights;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Levers, words, gifts and clocks of a workshop, and what they remember. */
class TriggerTest {
    private static final String ZONE = "zone workshop";
    private static final String BENCH = "workshop/bench";

    /** At longer ticks than those that the check reckons with, more may come to wait. */
    private static final Duration LONG_TICK = Duration.ofSeconds(1);

    private final Path folder;
    private final Content content;
    private Troupe play;

    TriggerTest(@TempDir Path folder) throws IOException {
        this.folder = folder;
        content = Workshop.in(Files.createDirectory(folder.resolve("content")));
        play = new Troupe(content, 5);
    }

    @Test
    @Rule({"R18.2", "R18.5"})
    void aLeverIsRememberedAndSpringsBack() throws IOException {
        play.come("Mira").go(BENCH).types("Mira", "pull the lever");
        assertThat(places().get(ZONE)).containsEntry("lever", "true").containsEntry("pulls", "1");
        assertThat(places().get("room " + BENCH))
                .containsEntry("holder", Long.toString(play.actor("Mira").id().value()));
        assertThat(isOpen()).isTrue();
        play.ticks(20);
        assertThat(places().get(ZONE)).containsEntry("lever", "false");
        assertThat(isOpen()).isFalse();
        play.types("Mira", "push lever", "touch lever", "turn lever", "use lever", "press lever");
        assertThat(places().get(ZONE)).containsEntry("pulls", "6");
        assertThat(play.reads("Mira")).contains("The shed door falls shut, and its lock turns.");
        play.types("Mira", "pull ceiling");
        assertThat(play.reads("Mira")).contains("Nothing here does anything");
        isReplayed();
    }

    /** Else nobody would try again what once did something. */
    @Test
    @Rule("R18.2")
    void whatHasToRecoverSaysSo() throws IOException {
        play.come("Mira").go(BENCH).types("Mira", "pull bell");
        assertThat(play.reads("Mira")).contains("It hums.");
        play.types("Mira", "pull bell", "use bell", "ring bell");
        assertThat(play.reads("Mira"))
                .doesNotContain("It hums.")
                .doesNotContain("Nothing here does anything")
                .contains("Nothing comes of that so soon again.");
        play.ticks(110).types("Mira", "pull bell");
        assertThat(play.reads("Mira")).contains("It hums.");
        isReplayed();
    }

    /** One who pulls and pulls shuts nobody else out for good. */
    @Test
    @Rule("R18.7")
    void whoSetsOffWhatWaitsTwentyTimesIsToldAndLaterItGoesOn() throws IOException {
        play = Troupe.atTicksOf(LONG_TICK, content, 5);
        play.come("Mira", "Tolo").go(BENCH).types("Mira", "goto workshop/loop-a");
        push("Mira", "push many", 24);
        assertThat(play.reads("Mira")).contains("Nothing comes of that so soon again.");
        push("Tolo", "say echo", 24);
        assertThat(play.reads("Tolo"))
                .contains("So much of that is still going on here that nothing more comes of it.");
        assertThat(stopped()).isEmpty();
        play.ticks(400);
        assertThat(play.reads("Mira")).contains("Late.");
        assertThat(play.reads("Tolo")).contains("Echo.");
        play.types("Mira", "push many");
        assertThat(play.reads("Mira")).doesNotContain("Nothing");
        isReplayed();
    }

    private void push(String who, String line, int times) {
        for (var time = 0; time < times; time++) play.begins(who, line).ticks(6);
    }

    /** Who answers too late to be waited for may answer the same question again. */
    @Test
    @Rule("R18.7")
    void anAnswerThatWouldWaitTooOftenIsRefusedAndAskedForStill() throws IOException {
        play = Troupe.atTicksOf(LONG_TICK, content, 5);
        play.come("Mira", "Tolo").go("workshop/forge").types("Tolo", "say slowly");
        for (var time = 0; time < 20; time++)
            play.begins("Mira", "say slowly").ticks(2).begins("Mira", "choose 2").ticks(3);
        play.types("Tolo", "choose 2");
        assertThat(play.reads("Tolo")).contains("Now or later?").contains("So much of that");
        play.types("Tolo", "choose 1");
        assertThat(play.reads("Tolo")).contains("Now it is.");
        assertThat(stopped()).isEmpty();
        isReplayed();
    }

    @Test
    @Rule("R18.2")
    void whatThingsDoRecoversForEachWhoHasOne() throws IOException {
        play.come("Mira", "Tolo").go(BENCH).types("Mira", "push crate").types("Tolo", "push crate");
        play.types("Mira", "use cog", "use cog").types("Tolo", "use cog");
        assertThat(play.reads("Mira"))
                .containsOnlyOnce("It spins.")
                .contains("Nothing comes of that so soon again.");
        assertThat(play.reads("Tolo")).contains("It spins.");
        play.ticks(60).types("Mira", "use cog");
        assertThat(play.reads("Mira")).contains("It spins.");
        isReplayed();
    }

    /** What it waits for it will want again: that is not to be told as if it never would. */
    @Test
    @Rule("R18.3")
    void aMonsterThatHasToRecoverTakesNothingAndSaysSo() throws IOException {
        play.come("Mira", "Tolo").go(BENCH).types("Mira", "pull rack", "give card to tinker");
        assertThat(play.reads("Mira")).contains("The tinker stamps it.");
        play.types("Tolo", "pull rack", "give card to tinker", "inventory");
        assertThat(play.reads("Tolo"))
                .contains("The tinker wants no more of that so soon.")
                .contains("a card")
                .containsOnlyOnce("The tinker stamps it.");
        play.ticks(60).types("Tolo", "give card to tinker");
        assertThat(play.reads("Tolo")).contains("The tinker stamps it.");
        isReplayed();
    }

    /** Else it would be gone before it is said what is wanting. */
    @Test
    @Rule({"R18.3", "R18.8"})
    void aMonsterTakesNothingFromWhoHasNotGotTheRest() throws IOException {
        play.come("Mira").go(BENCH).types("Mira", "create peg", "create sock");
        play.types("Mira", "give peg to tinker", "give sock to tinker", "inventory");
        assertThat(play.reads("Mira"))
                .contains("For that you need 100 gold, and you do not have so much.")
                .contains("For that you need a thing that you do not carry: sock.")
                .contains("a peg")
                .contains("a sock")
                .doesNotContain("You give");
        play.types("Mira", "adjust Mira gold 100 reason peg", "create sock");
        play.types("Mira", "give peg to tinker", "give sock to tinker");
        assertThat(play.reads("Mira")).contains("mends it.").contains("darns a pair.");
        assertThat(play.actor("Mira").pack().items())
                .extracting(item -> item.type().id())
                .doesNotContain("peg", "sock");
        isReplayed();
    }

    private boolean isOpen() {
        return room(BENCH).ways().stream().allMatch(way -> way.isOpen());
    }

    private Room room(String id) {
        return play.world().map().room(new RoomId(id));
    }

    @Test
    @Rule("R18.4")
    void aConditionIsLookedAtBeforeAnythingIsDone() throws IOException {
        play.come("Mira").go("chalk-pit/rim").types("Mira", "north", "say Open, sesame!");
        assertThat(play.reads("Mira")).doesNotContain("Not any more");
        play.types("Mira", "west", "east", "say open sesame", "say open sesame");
        assertThat(play.reads("Mira")).containsOnlyOnce("A pipe says: Not any more, Mira.");
        assertThat(places().get(ZONE)).containsEntry("mood", "cross");
        assertThat(play.reads("Mira")).isEmpty();
        isReplayed();
    }

    @Test
    @Rule("R18.2")
    void comingGoingAndCompanyAreSeen() throws IOException {
        play.come("Mira", "Tolo").gather().go("workshop/forge");
        play.types("Mira", "east");
        assertThat(play.reads("Tolo")).contains("Two is company.");
        play.types("Mira", "west", "east");
        assertThat(play.reads("Mira"))
                .contains("The tinker says: Mira. That is a name.")
                .contains("Two is company.")
                .doesNotContain("That is a name. The tinker says: Mira");
        play.types("Mira", "open door");
        isReplayed();
    }

    @Test
    @Rule("R18.2")
    void whoWalksTogetherLeavesAndComesOneByOne() throws IOException {
        play.come("Mira", "Tolo").gather().go(BENCH).types("Mira", "west");
        assertThat(play.reads("Tolo")).contains("The floor creaks.");
        play.types("Mira", "east", "west", "east").types("Tolo", "say open sesame");
        assertThat(play.reads("Tolo")).contains("A pipe says: Not any more, Tolo.");
        isReplayed();
    }

    @Test
    @Rule("R18.2")
    void whoWasGreetedOnceIsNotGreetedAgain() {
        play.come("Mira").go("workshop/forge").types("Mira", "east");
        assertThat(play.reads("Mira")).contains("That is a name.");
        play.types("Mira", "west", "east");
        assertThat(play.reads("Mira")).doesNotContain("That is a name.");
    }

    @Test
    @Rule({"R18.2", "R18.3"})
    void aMonsterTakesWhatItWaitsForAndNothingElse() throws IOException {
        play.come("Mira").go(BENCH);
        play.types("Mira", "push crate", "push crate", "push crate", "look cog");
        assertThat(play.reads("Mira")).contains("You get a cog.").contains("Twelve of them.");
        play.types("Mira", "give cog to tinker", "give cog to tinker", "give cog to tinker");
        assertThat(play.reads("Mira"))
                .contains("You give a cog to the tinker. The tinker puts it where it belongs.")
                .contains("You get 7 gold.")
                .contains("The tinker wants nothing from you.");
        var tinker = monster("tinker");
        assertThat(play.world().part(Memory.class).of(tinker.id())).containsEntry("gifts", "2");
        assertThat(play.world().part(Memory.class).of(play.actor("Mira").id()))
                .containsEntry("monster tinker thanked", "true");
        isReplayed();
    }

    @Test
    @Rule("R18.6")
    void thingsAndMonstersComeAndGo() throws IOException {
        play.come("Mira").go(BENCH).types("Mira", "push crate");
        assertThat(room(BENCH).actors()).hasSize(4);
        play.types("Mira", "use broom");
        assertThat(room(BENCH).actors()).hasSize(2);
        play.types("Mira", "drop cog", "get cog");
        assertThat(play.reads("Mira")).contains("It is oily.");
        play.types("Mira", "push slot", "drop cog", "push slot");
        assertThat(play.reads("Mira")).contains("You are 3 gold poorer.");
        assertThat(play.actor("Mira").room()).isEqualTo(room("workshop/forge"));
        isReplayed();
    }

    @Test
    @Rule("R18.6")
    void aQuestionIsAnsweredByNumberAndOnlyWhatHoldsIsOffered() throws IOException {
        play.come("Mira").go("workshop/forge").types("Mira", "say ask me");
        assertThat(play.reads("Mira")).contains("Hot or cold? 1 Hot. 2 Neither.");
        play.types("Mira", "choose 3", "2");
        assertThat(play.reads("Mira")).contains("from 1 to 2.").contains("Well.");
        play.types("Mira", "choose 1");
        assertThat(play.reads("Mira")).contains("Nobody is waiting for an answer");
        play.types("Mira", "say ask").go(BENCH).types("Mira", "choose 1");
        assertThat(play.reads("Mira")).contains("Whoever wanted to know is not here.");
        isReplayed();
    }

    @Test
    @Rule("R18.2")
    void aClockGoesWhileSomebodyIsThere() throws IOException {
        play.come("Mira").go(BENCH).ticks(101);
        assertThat(play.reads("Mira").split("looks at a clock", -1)).hasSizeBetween(3, 4);
        isReplayed();
    }

    @Test
    @Rule("R18.2")
    void aDeathIsAnswered() {
        play.come("Mira").go(BENCH);
        var tinker = monster("tinker");
        play.world().part(Fights.class).wound(tinker, 100, play.actor("Mira"));
        play.ticks(1);
        assertThat(play.reads("Mira")).contains("It says nothing.");
    }

    @Test
    @Rule("R18.7")
    void aTriggerThatFeedsItselfIsStoppedAndNamedAndNobodyElseIsHurt() throws IOException {
        play.come("Mira", "Tolo").go(BENCH).types("Mira", "east");
        assertThat(stopped())
                .containsExactlyInAnyOrder(
                        "room workshop/loop-a: there", "room workshop/loop-b: and back");
        assertThat(play.reads("Tolo"))
                .contains("The trigger \"room workshop/loop-a: there\" was stopped");
        play.types("Tolo", "pull lever", "say hello").ticks(5);
        assertThat(places().get(ZONE)).containsEntry("pulls", "1");
        play.go("workshop/loop-b").types("Mira", "west", "east", "west");
        assertThat(play.actor("Mira").room()).isEqualTo(room("workshop/loop-a"));
        isReplayed();
    }

    @Test
    @Rule("R18.7")
    void oneThatFeedsItselfLaterIsStoppedToo() throws IOException {
        play.come("Mira").go("workshop/loop-a").types("Mira", "push slow").ticks(40);
        assertThat(stopped()).containsExactly("room workshop/loop-c: once more");
        for (var times = 0; times < 25; times++) play.types("Mira", "goto loop-a", "push many");
        assertThat(stopped()).hasSize(1);
        isReplayed();
    }

    @Test
    @Rule({"R18.7", "R20.7"})
    void whatWasStoppedMayTryAgainWithOtherContent() throws IOException {
        play.come("Mira").go("workshop/loop-a").types("Mira", "push slow").ticks(40);
        assertThat(stopped()).isNotEmpty();
        play.reload(play.world().content());
        assertThat(stopped()).isEmpty();
        play.go("workshop/loop-a").types("Mira", "push slow").ticks(40);
        assertThat(stopped()).isNotEmpty();
        isReplayed();
    }

    @Test
    @Rule({"R18.5", "R20.7"})
    void stepsThatWaitGoOnAndMemoryStaysWithOtherContent() throws IOException {
        play.come("Mira").go(BENCH).types("Mira", "pull the lever");
        assertThat(places().get(ZONE)).containsEntry("lever", "true").containsEntry("pulls", "1");
        play.reload(play.world().content());
        assertThat(places().get(ZONE)).containsEntry("lever", "true").containsEntry("pulls", "1");
        play.ticks(20);
        assertThat(places().get(ZONE)).containsEntry("lever", "false");
        isReplayed();
    }

    @Test
    @Rule("R18.4")
    void theSameSeedThrowsTheSameDice() throws IOException {
        var hashes = new HashSet<Long>();
        for (var run = 0; run < 2; run++) {
            var one = new Troupe(Troupe.content(folder.resolve("content")), 9);
            one.come("Mira").go(BENCH);
            for (var times = 0; times < 10; times++) one.types("Mira", "push die");
            assertThat(one.reads("Mira")).contains("Low.").contains("Nothing here does");
            hashes.add(one.hash());
        }
        assertThat(hashes).hasSize(1);
    }

    @Test
    @Rule("R18.1")
    void monstersKnowWhereToStep() {
        play.come("Mira").go(BENCH);
        var deed = Deed.of(room(BENCH), When.ENTER, monster("tinker"));
        assertThat(play.world().hooks().isAwaited(deed)).isFalse();
        assertThat(play.world().hooks().deed(deed)).isFalse();
        assertThat(play.world().hooks().isAwaited(deed.as(When.USE).called("lever"))).isFalse();
    }

    private Set<String> stopped() {
        return play.world().part(Quarantine.class).stopped();
    }

    private Map<String, Map<String, String>> places() {
        return play.world().part(Memory.class).ofPlaces();
    }

    private Actor monster(String name) {
        return play.world().population().all().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private void isReplayed() throws IOException {
        assertThat(play.replay()).isInstanceOf(Replay.Result.Same.class);
    }
}
