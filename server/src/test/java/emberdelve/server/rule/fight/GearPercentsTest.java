package emberdelve.server.rule.fight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberdelve.config.content.Combat;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Melee;
import emberdelve.config.content.Rules;
import emberdelve.server.model.Fighter;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.SplittableRandom;

class GearPercentsTest {
    private static final int BLOWS = 40_000;

    @ParameterizedTest
    @EnumSource(
            value = Combat.class,
            names = {"ARMED_POOL", "BX", "ALWAYS_HIT"})
    @Rule("R15.3")
    void aPercentIsAPercentOfSmallWoundsToo(Combat combat) {
        assertThat(mean(combat, 0, 0)).isEqualTo(3);
        assertThat(mean(combat, 10, 0)).isCloseTo(3.3, within(0.02));
        assertThat(mean(combat, 0, 20)).isCloseTo(2.4, within(0.02));
        assertThat(mean(combat, 13, 20)).isCloseTo(2.7, within(0.02));
    }

    @Test
    @Rule("R15.3")
    void aWoundIsAtLeastAPoint() {
        assertThat(mean(Combat.ALWAYS_HIT, 0, 200)).isEqualTo(1);
    }

    @Test
    void noDieIsRolledWhereNothingIsImproved() {
        var one = new SplittableRandom(7);
        var other = new SplittableRandom(7);
        var rules = CombatRules.of(Combat.ALWAYS_HIT, Rules.Scores.NONE);
        rules.strike(fighter(0, 0), fighter(0, 0), one);
        rules.resolve(fighter(0, 0), fighter(0, 0), other);
        assertThat(one.nextLong()).isEqualTo(other.nextLong());
    }

    private static double mean(Combat combat, int keenness, int sturdiness) {
        var rules = CombatRules.of(combat, Rules.Scores.NONE);
        var random = new SplittableRandom(3);
        var damage = 0.0;
        var attacker = fighter(keenness, 0);
        var defender = fighter(0, sturdiness);
        for (var blow = 0; blow < BLOWS; blow++) {
            var result = rules.strike(attacker, defender, random);
            damage += ((AttackResult.Wounded) result).damage();
        }
        return damage / BLOWS;
    }

    /** Strikes for 3, and always hits. */
    private static Fighter fighter(int keenness, int sturdiness) {
        var melee = new Melee(Dice.flat(3), -20, 5);
        return new Fighter(1, 100, 0, 0, melee, 0, 0, keenness, sturdiness);
    }
}
