package emberdelve.server.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.rule.Rule;
import emberdelve.server.rule.talk.TalkEvent;

import org.junit.jupiter.api.Test;

import java.util.stream.IntStream;

class TypingAheadTest {
    @Test
    @Rule("R1.4")
    void whatCostsNoTimeIsDoneAtOnceWhateverWaits() {
        var play = Scenario.on("[one @]--[two]--[three]");
        play.types("east", "east", "say here", "look");
        assertThat(play.saw(play.hero(), TalkEvent.Spoke.class)).hasSize(1);
        assertThat(play.answers()).containsExactly("RoomView");
        assertThat(play.hero().room()).isEqualTo(play.room("two"));
        play.ticks(3);
        assertThat(play.hero().room()).as("what waited").isEqualTo(play.room("three"));
        play.ends();
    }

    /** For programs: it tells that all free commands before it are done, and nothing of steps. */
    @Test
    @Rule("R1.4")
    void aPingIsAnsweredInOrderWithWhatCostsNoTimeAndBeforeStepsThatWait() {
        var play = Scenario.on("[one @]--[two]--[three]");
        play.types("east", "east", "look", "ping 7", "exits");
        assertThat(play.answers()).containsExactly("RoomView", "ping.pong", "ExitsView");
        assertThat(play.hero().room()).isEqualTo(play.room("two"));
        play.ends();
    }

    @Test
    @Rule("R1.4")
    void whoeverRecallsOrFleesIsAnsweredMeanwhile() {
        var play = Scenario.on("[one @ d ]--[two]");
        play.types("recall", "score", "exits");
        assertThat(play.answers()).containsExactly("ScoreView", "ExitsView");
        play.types("flush", "kill dummy").forget().types("flee", "look");
        assertThat(play.answers()).containsExactly("RoomView");
        play.ends();
    }

    @Test
    @Rule("R1.4")
    void whoeverLeavesTheGameDoesWhatWasTypedBefore() {
        var play = Scenario.on("[one @]--[two]--[three]");
        play.types("east", "east", "character").ticks(2);
        assertThat(play.company.switching()).isEmpty();
        play.ticks(1);
        assertThat(play.company.switching()).containsExactly(play.hero());
        assertThat(play.hero().room()).isEqualTo(play.room("three"));
        play.ends();
    }

    @Test
    @Rule("R1.4")
    void aReadyHeroIsAnsweredAtOnceAndStandsInNoQueue() {
        var play = Scenario.on("[one @]--[two]");
        assertThat(play.hero().appointment().isWaiting()).isFalse();
        play.types("say hello", "east");
        assertThat(play.saw(play.hero(), TalkEvent.Spoke.class)).hasSize(1);
        assertThat(play.hero().room()).isEqualTo(play.room("two"));
        assertThat(play.hero().appointment().isWaiting()).isFalse();
        play.ends();
    }

    @Test
    void aFreeCommandCostsNothingEvenInTheMiddleOfAPrice() {
        var play = Scenario.on("[one @ d ]");
        play.types("kill dummy", "say take that").ticks(10);
        assertThat(play.saw(play.hero(), TalkEvent.Spoke.class)).hasSize(1);
        assertThat(play.monster().hp()).isEqualTo(996);
        play.ends();
    }

    @Test
    void flushDropsWhatWaits() {
        var play = Scenario.on("[one @]--[two]--[three]");
        play.types("east", "east", "flush").ticks(50);
        assertThat(play.hero().room()).isEqualTo(play.room("two"));
        assertThat(play.hero().appointment().isWaiting()).isFalse();
        play.ends();
    }

    @Test
    @Rule("R1.4")
    void twentyCommandsMayWaitAndNoMore() {
        var play = Scenario.on("[one @]--[two]");
        play.types("east");
        IntStream.range(0, 21).forEach(i -> play.types(i % 2 == 0 ? "west" : "east"));
        assertThat(play.answers()).containsExactly("input.too-fast");
        play.ticks(60);
        assertThat(play.hero().room()).isEqualTo(play.room("two"));
        play.ends();
    }

    @Test
    void whatTurnsOutImpossibleIsRefusedFreeOfCharge() {
        var play = Scenario.on("[one @]--[two]");
        play.types("east", "east", "west").ticks(3);
        assertThat(play.answers()).containsExactly("walk.no-exit");
        assertThat(play.hero().room()).as("the refused step was free").isEqualTo(play.room("one"));
        play.ends();
    }
}
