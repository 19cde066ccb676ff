package emberdelve.server.rule.fight;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Dice;
import emberdelve.config.content.Melee;
import emberdelve.config.content.Rules;
import emberdelve.server.model.Fighter;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;

import java.util.SplittableRandom;

class ArmedPoolTest {
    private static final Rules.Scores SCORES = new Rules.Scores(1, 10, 0, 0);

    private final ArmedPool rules = new ArmedPool(SCORES);

    @Test
    @Rule("R2.18")
    void everyHitThatIsNotBlockedDoesTheDamageOfTheWeapon() {
        assertThat(damage(fighter(3, 100, 7, 0), fighter(0, 0, 1, 0))).isEqualTo(21);
        assertThat(damage(fighter(3, 100, 7, 0), defender(1, 100, 5, 0))).isEqualTo(14);
    }

    @Test
    @Rule("R2.18")
    void withoutAHitThatIsLeftNobodyIsHurt() {
        assertThat(blow(fighter(3, 0, 7, 0), fighter(0, 0, 0, 0)))
                .isInstanceOf(AttackResult.Missed.class);
        assertThat(blow(fighter(2, 100, 7, 0), defender(2, 100, 5, 0)))
                .isInstanceOf(AttackResult.Blocked.class);
    }

    @Test
    @Rule("R2.18")
    void armourMakesAWoundSmallerButEachHitHurts() {
        assertThat(damage(fighter(2, 100, 7, 0), defender(0, 0, 2, 0))).isEqualTo(11);
        assertThat(damage(fighter(2, 100, 1, 0), defender(0, 0, -5, 0))).isEqualTo(2);
        assertThat(damage(fighter(2, 100, 7, 0), defender(0, 0, 9, 0)))
                .as("worse armour than a beginner's does not help the enemy")
                .isEqualTo(14);
    }

    @Test
    @Rule("R2.19")
    void strengthCountsOnceAWound() {
        assertThat(damage(fighter(2, 100, 4, 3), fighter(0, 0, 0, 0))).isEqualTo(11);
        assertThat(damage(fighter(2, 100, 4, -3), fighter(0, 0, 0, 0))).isEqualTo(5);
    }

    @Test
    @Rule("R2.19")
    void dexterityHelpsEveryDieOfDefense() {
        var attacker = fighter(1, 100, 1, 0);
        assertThat(blocks(attacker, defender(1, 50, 5, 3))).isBetween(7_800, 8_200);
        assertThat(blocks(attacker, defender(1, 50, 5, -3))).isBetween(1_800, 2_200);
    }

    private int blocks(Fighter attacker, Fighter defender) {
        var random = new SplittableRandom(7);
        var blocked = 0;
        for (var i = 0; i < 10_000; i++) {
            if (rules.resolve(attacker, defender, random) instanceof AttackResult.Blocked)
                blocked++;
        }
        return blocked;
    }

    private int damage(Fighter attacker, Fighter defender) {
        return blow(attacker, defender) instanceof AttackResult.Wounded(_, _, var damage)
                ? damage
                : 0;
    }

    private AttackResult blow(Fighter attacker, Fighter defender) {
        return rules.resolve(attacker, defender, new SplittableRandom(7));
    }

    private static Fighter fighter(int attack, int chance, int damage, int strength) {
        var melee = new Melee(Dice.flat(damage), 19, Melee.USUAL.armourClass());
        return new Fighter(attack, chance, 0, 0, melee, strength, 0);
    }

    private static Fighter defender(int defense, int chance, int armourClass, int dexterity) {
        return new Fighter(
                0, 0, defense, chance, new Melee(Dice.flat(1), 19, armourClass), 0, dexterity);
    }
}
