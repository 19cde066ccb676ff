package emberdelve.server.rule.turn;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.kernel.TurnEvent;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Ground;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

/** Where time goes by turns; a tick of these scenarios is a quarter of a second. */
class PaceTest {
    /** The turn timer of 20 seconds. */
    private static final int TIMER = 80;

    @Test
    @Rule("R1.8")
    void timeStopsAtAPlayerWhoHasNotDecided() {
        var play = Scenario.on("[hall @ d ]", Ground.IN_TURNS);
        play.ticks(40);
        var now = play.hero().room().zone().now();
        play.ticks(20);
        assertThat(play.hero().room().zone().now()).isEqualTo(now);
        assertThat(play.saw(play.hero(), TurnEvent.MayAct.class)).hasSize(1);
        play.types("pass").ticks(10);
        assertThat(play.hero().room().zone().now()).isEqualTo(now + 10);
        play.ends();
    }

    @Test
    @Rule("R1.8")
    void aTurnThatNobodyTakesPassesByItselfAfterTwentySeconds() {
        var play = Scenario.on("[hall @ ]", Ground.IN_TURNS);
        play.ticks(40);
        var now = play.hero().room().zone().now();
        play.ticks(TIMER);
        assertThat(play.hero().room().zone().now()).isGreaterThan(now);
        play.ends();
    }

    @Test
    @Rule("R1.9")
    void whoeverMissesTwoTurnsIsNotWaitedForUntilTheyType() {
        var play = Scenario.on("[hall @ ]", Ground.IN_TURNS);
        play.ticks(3 * TIMER);
        var now = play.hero().room().zone().now();
        play.ticks(50);
        assertThat(play.hero().room().zone().now()).isEqualTo(now + 50);
        play.types("look").ticks(40);
        assertThat(play.hero().room().zone().now()).isLessThan(now + 80);
        play.ends();
    }

    @Test
    @Rule("R1.10")
    void aFollowerIsNotWaitedFor() {
        var play = Scenario.on("[hall @& ]", Ground.IN_TURNS);
        play.types(play.hero('&'), "follow mira");
        for (var turn = 0; turn < 5; turn++) play.types("pass").ticks(10);
        var now = play.hero().room().zone().now();
        play.types("pass").ticks(10);
        assertThat(play.hero().room().zone().now()).isEqualTo(now + 10);
        play.ends();
    }

    @Test
    @Rule("R1.8")
    void theMonstersTurnsComeBetweenThePlayers() {
        var play = Scenario.on("[hall @ b ]", Ground.IN_TURNS);
        for (var turn = 0; turn < 8; turn++) play.types("pass").ticks(10);
        assertThat(play.hero().hp()).as("the bat bites").isLessThan(20);
        play.ends();
    }
}
