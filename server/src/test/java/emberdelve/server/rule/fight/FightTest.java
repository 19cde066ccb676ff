package emberdelve.server.rule.fight;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.Combat;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.model.Preferences;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Ground;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

class FightTest {
    @Test
    @Rule("R2.10")
    void aFightGoesOnByItselfAtEveryTurn() {
        var play = Scenario.on("[hall @ d ]");
        play.types("kill dummy").ticks(40);
        assertThat(play.monster().hp()).isEqualTo(1000 - 5 * 2);
        play.ends();
    }

    @Test
    @Rule("R2.11")
    void anIdlePlayerWhoIsAttackedFightsBack() {
        var play = Scenario.on("[hall @ b ]");
        play.ticks(8);
        assertThat(play.hero().hp()).isEqualTo(19);
        assertThat(play.hero().combat().opponent()).contains(play.monster());
        play.ticks(1);
        assertThat(play.monster().hp()).isEqualTo(28);
        play.ends();
    }

    @Test
    @Rule("R2.11")
    void whenTheTargetDiesItTurnsToWhoeverElseAttacks() {
        var play = Scenario.on("[hall @ bk ]");
        var bat = play.monster(0);
        play.types("kill kobold").ticks(40);
        assertThat(play.monster(1).isAlive()).isFalse();
        assertThat(play.hero().combat().opponent()).contains(bat);
        assertThat(bat.hp()).isLessThan(30);
        play.ends();
    }

    @Test
    void whenNobodyElseAttacksTheFightIsOver() {
        var play = Scenario.on("[hall @ kd ]");
        play.types("kill kobold").ticks(40);
        assertThat(play.hero().combat().isFighting()).isFalse();
        assertThat(play.monster(1).hp()).isEqualTo(1000);
        play.ends();
    }

    @Test
    void stopEndsOnesOwnBlowsAtOnce() {
        var play = Scenario.on("[hall @ d ]");
        play.types("kill dummy", "stop");
        assertThat(play.hero().combat().isFighting()).isFalse();
        assertThat(play.saw(play.hero(), FightEvent.Stopped.class)).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R2.10")
    void fleeingLeavesTheRoomAndTheFight() {
        var play = Scenario.on("[hall @ d ]--[cell]");
        play.types("kill dummy", "flee").ticks(10);
        assertThat(play.hero().room()).isEqualTo(play.room("cell"));
        assertThat(play.hero().combat().isFighting()).isFalse();
        assertThat(play.monster().combat().isFighting()).isFalse();
        assertThat(play.saw(play.hero(), MoveEvent.Fled.class)).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R2.12")
    void nobodyFleesThroughAnExitThatIsHeldOrShut() {
        var play =
                Scenario.on(
                        """
                        [hall @d]--[cell]
                           +
                        [vault]
                        """);
        play.types("kill dummy", "flee").ticks(10);
        assertThat(play.answers()).containsExactly("flee.no-way");
        assertThat(play.hero().room()).isEqualTo(play.room("hall"));
        assertThat(play.hero().combat().isFighting()).as("the fight goes on").isTrue();
        play.ends();
    }

    @Test
    @Rule("R2.12")
    void belowTheWimpyShareAHeroFleesByItself() {
        var play = Scenario.on("[hall @ b ]--[cell]");
        play.hero().setPreferences(Preferences.DEFAULT.withWimpy(90));
        play.ticks(8);
        assertThat(play.hero().hp()).isEqualTo(19);
        play.ticks(40);
        assertThat(play.hero().room()).isEqualTo(play.room("cell"));
        assertThat(play.hero().hp()).isEqualTo(17);
        play.ends();
    }

    @Test
    @Rule("R2.13")
    void friendsCannotBeStruck() {
        var play = Scenario.on("[hall @ & ]");
        play.types("kill tolo");
        assertThat(play.answers()).containsExactly("attack.friend");
        assertThat(play.hero('&').combat().isFighting()).isFalse();
        play.ends();
    }

    @Test
    @Rule("R2.13")
    void inASafeZoneThereIsNoHarmAtAll() {
        var play = Scenario.onSafe("[hall @ o ]");
        play.types("kill ogre").ticks(100);
        assertThat(play.hero().hp()).isEqualTo(20);
        assertThat(play.monster().hp()).isEqualTo(60);
        assertThat(play.saw(play.hero(), FightEvent.Blow.class)).isEmpty();
        play.ends();
    }

    @Test
    void aTypedCommandTakesThePlaceOfTheAutomaticBlow() {
        var play = Scenario.on("[hall @ d ]--[cell]");
        play.types("kill dummy").ticks(5).types("east").ticks(5);
        assertThat(play.hero().room()).isEqualTo(play.room("cell"));
        assertThat(play.monster().hp()).isEqualTo(998);
        play.ends();
    }

    @Test
    void whatAWeaponDoesCountsForConsiderOnlyWhereHitsDoItsDamage() {
        assertThat(considered(Combat.DICE_POOL)).isEqualTo("consider.good");
        assertThat(considered(Combat.ARMED_POOL)).isEqualTo("consider.easy");
    }

    /** Six dice are four more than at first, and two more points of damage a hit. */
    private static String considered(Combat rules) {
        var play = Scenario.on("[hall @b ]", Ground.by(rules));
        play.makes(play.hero(), new BaseStats(20, 6, 100, 0, 0, 10, 3));
        var answer = play.types("consider bat").answers().getLast();
        play.ends();
        return answer;
    }
}
