package emberdelve.server.rule.fight;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.Combat;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Ground;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

class TeamworkTest {
    @Test
    @Rule("R2.16")
    void aGuardTakesAboutHalfOfTheBlowsAtItsWard() {
        var play = Scenario.on("[hall @& o ]");
        play.types("invite tolo").types(play.hero('&'), "accept", "guard mira");
        play.makes(play.hero(), new BaseStats(9_000, 0, 0, 0, 0, 10, 3));
        play.makes(play.hero('&'), new BaseStats(9_000, 0, 0, 0, 0, 10, 3));
        play.types("kill ogre").ticks(4_000);
        var blows =
                play.saw(play.hero(), FightEvent.Blow.class).stream()
                        .filter(blow -> blow.attacker().equals(play.monster().named()))
                        .toList();
        var taken =
                blows.stream().filter(blow -> blow.target().equals(play.hero('&').named())).count();
        // 200 blows with an even chance: four standard deviations around the half.
        assertThat(blows).hasSizeBetween(195, 205);
        assertThat(taken).isBetween(70L, 130L);
        play.ends();
    }

    @Test
    @Rule("R2.16")
    void aStrangerIsNotGuarded() {
        var play = Scenario.on("[hall @& ]");
        play.types(play.hero('&'), "guard mira");
        assertThat(play.answers()).containsExactly("rescue.stranger");
        play.ends();
    }

    @Test
    @Rule("R2.16")
    void aRescueDrawsTheEnemyToOneself() {
        var play = Scenario.on("[hall @& d ]");
        play.types("invite tolo").types(play.hero('&'), "accept");
        play.types("kill dummy");
        assertThat(play.monster().combat().isFighting(play.hero())).isTrue();
        play.types(play.hero('&'), "rescue mira");
        assertThat(play.monster().combat().isFighting(play.hero('&'))).isTrue();
        play.ends();
    }

    @Test
    @Rule("R2.16")
    void assistingIsStrikingTheSameEnemy() {
        var play = Scenario.on("[hall @& dd ]");
        play.types("invite tolo").types(play.hero('&'), "accept");
        play.types("kill 2.dummy").types(play.hero('&'), "assist");
        assertThat(play.hero('&').combat().isFighting(play.monster(1))).isTrue();
        play.ends();
    }

    @Test
    @Rule({"R2.16", "R2.11"})
    void whoAssistsInTheMidstOfAFightTurnsToTheCompanionsEnemy() {
        var play = Scenario.on("[hall @& dd ]");
        play.types("invite tolo").types(play.hero('&'), "accept");
        play.types(play.hero('&'), "set assist off", "kill 1.dummy").types("kill 2.dummy");
        play.types(play.hero('&'), "assist").ticks(30);
        assertThat(play.hero('&').combat().isFighting(play.monster(1))).isTrue();
        play.ends();
    }

    @Test
    @Rule("R2.11")
    void whoHasWonTurnsToThoseWhoFightACompanion() {
        var play = Scenario.on("[hall @& kdd ]");
        play.types("invite tolo").types(play.hero('&'), "accept");
        play.types("kill 2.dummy");
        play.types(play.hero('&'), "kill kobold");
        play.monster(0).setHp(1);
        while (play.monster(0).isPresent()) play.ticks(1);
        assertThat(play.hero('&').combat().isFighting(play.monster(2))).isTrue();
        play.ends();
    }

    @Test
    @Rule("R2.15")
    void whoeverCanChooseStrikesAtTheFront() {
        for (var seed = 0; seed < 20; seed++) {
            var play = Scenario.on("[hall @& ]--[cell b ]", seed);
            play.types("formation back").types("east").types(play.hero('&'), "east").ticks(10);
            assertThat(play.monster().combat().isFighting(play.hero('&')))
                    .as("seed %d", seed)
                    .isTrue();
            play.ends();
        }
    }

    @Test
    @Rule("R2.13")
    void playersFightWhereTheZoneSaysSoAndGainNothingByIt() {
        var play = Scenario.on("[hall @& ]", Ground.PVP);
        play.types("kill tolo").ticks(100);
        assertThat(play.hero('&').room().id()).isEqualTo(Bestiary.REFUGE);
        assertThat(play.hero().progress().xp()).isZero();
        play.ends();
    }

    @Test
    @Rule({"R2.1", "R2.6"})
    void theZoneSaysByWhichRuleBlowsAreDecided() {
        var play = Scenario.on("[hall @ d ]", Ground.by(Combat.ALWAYS_HIT));
        play.makes(play.hero(), new BaseStats(20, 6, 0, 0, 0, 10, 3));
        play.types("kill dummy").ticks(200);
        var damages =
                play.saw(play.hero(), FightEvent.Blow.class).stream()
                        .filter(blow -> blow.attacker().equals(play.hero().named()))
                        .map(blow -> ((AttackResult.Wounded) blow.result()).damage())
                        .toList();
        // 1d4, and one more for every two dice of attack that levels gave.
        assertThat(damages).allMatch(damage -> damage >= 3 && damage <= 6).contains(3, 6);
        play.ends();
    }

    @Test
    @Rule("R2.17")
    void aGroupJoinsInWhenOneOfItIsStruck() {
        var play = Scenario.on("[hall @&% b ]");
        play.types("invite tolo").types(play.hero('&'), "accept");
        play.ticks(8);
        assertThat(play.monster().combat().opponent()).isPresent();
        assertThat(play.hero().combat().isFighting(play.monster())).isTrue();
        assertThat(play.hero('&').combat().isFighting(play.monster())).isTrue();
        var joined = play.hero('&').hp() == 20 ? play.hero('&') : play.hero();
        assertThat(play.saw(joined, FightEvent.Assisted.class)).hasSize(1);
        assertThat(play.hero('%').combat().isFighting()).as("a stranger").isFalse();
        play.ends();
    }

    @Test
    @Rule("R2.17")
    void whoDoesNotAssistLooksOnAndLearnsNothing() {
        var play = Scenario.on("[hall @& o ]");
        play.types("invite tolo").types(play.hero('&'), "accept", "set assist off");
        play.types("formation front").types(play.hero('&'), "formation back");
        play.makes(play.hero(), new BaseStats(900, 20, 100, 0, 0, 10, 3));
        play.types("kill ogre").ticks(60);
        assertThat(play.monster().isAlive()).isFalse();
        assertThat(play.saw(play.hero('&'), FightEvent.Assisted.class)).isEmpty();
        assertThat(play.hero().progress().xp()).isPositive();
        assertThat(play.hero('&').progress().xp()).isZero();
        play.ends();
    }

    @Test
    @Rule("R2.17")
    void whoStopsIsNotDrawnInAgain() {
        var play = Scenario.on("[hall @& o ]--[cell]");
        var tolo = play.hero('&');
        play.makes(play.hero(), new BaseStats(900, 0, 100, 0, 0, 10, 3));
        play.types("invite tolo").types(tolo, "accept", "formation back");
        play.types("kill ogre").ticks(25);
        assertThat(tolo.combat().isFighting()).isTrue();
        play.types(tolo, "stop").ticks(60);
        assertThat(tolo.combat().isFighting()).isFalse();
        play.types(tolo, "east").ticks(5).types(tolo, "west").ticks(30);
        assertThat(tolo.combat().isFighting()).as("who comes back").isTrue();
        play.ends();
    }
}
