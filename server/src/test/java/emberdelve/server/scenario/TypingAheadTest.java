package emberdelve.server.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.rule.Rule;
import emberdelve.server.world.event.Talk;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TypingAheadTest {
    @Test
    @Rule("R1.4")
    void aFreeCommandBehindOneThatTakesTimeWaitsForIt() {
        var play = Scenario.on("[one @]--[two]--[three]");
        play.types("east", "east", "say here").ticks(2);
        assertThat(play.saw(play.hero(), Talk.Spoke.class)).isEmpty();
        play.ticks(1);
        assertThat(play.saw(play.hero(), Talk.Spoke.class)).hasSize(1);
        assertThat(play.hero().room()).isEqualTo(play.room("three"));
        play.ends();
    }

    @Test
    @Rule("R1.4")
    void aReadyHeroIsAnsweredAtOnceAndStandsInNoQueue() {
        var play = Scenario.on("[one @]--[two]");
        assertThat(play.hero().appointment().isWaiting()).isFalse();
        play.types("say hello", "east");
        assertThat(play.saw(play.hero(), Talk.Spoke.class)).hasSize(1);
        assertThat(play.hero().room()).isEqualTo(play.room("two"));
        assertThat(play.hero().appointment().isWaiting()).isFalse();
        play.ends();
    }

    @Test
    void aFreeCommandCostsNothingEvenInTheMiddleOfAPrice() {
        var play = Scenario.on("[one @ d ]");
        play.types("kill dummy", "say take that").ticks(10);
        assertThat(play.saw(play.hero(), Talk.Spoke.class)).hasSize(1);
        assertThat(play.monster().hp()).isEqualTo(996);
        play.ends();
    }

    @Test
    void flushDropsWhatWaits() {
        var play = Scenario.on("[one @]--[two]--[three]");
        play.types("east", "east", "say here", "flush").ticks(50);
        assertThat(play.hero().room()).isEqualTo(play.room("two"));
        assertThat(play.saw(play.hero(), Talk.Spoke.class)).isEmpty();
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
