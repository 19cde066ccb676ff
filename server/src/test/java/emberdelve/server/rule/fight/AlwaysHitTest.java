package emberdelve.server.rule.fight;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Dice;
import emberdelve.config.content.Melee;
import emberdelve.server.model.Fighter;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.SplittableRandom;

class AlwaysHitTest {
    private static final long SEED = 4_713;

    private final AlwaysHit rules = new AlwaysHit();

    @Test
    @Rule("R2.5")
    void noDefenseHelps() {
        var defender = new Fighter(0, 0, 100, 100, new Melee(Dice.flat(1), 19, -20), 0, 0);
        assertThat(rules.resolve(hurting("3"), defender, new LoadedDice()))
                .isEqualTo(new AttackResult.Wounded(List.of(), List.of(), 3));
    }

    @Test
    void whoeverHasNoDamageHurtsNobody() {
        assertThat(rules.resolve(hurting("0"), hurting("1"), new LoadedDice()))
                .isEqualTo(new AttackResult.Blocked(List.of(), List.of()));
    }

    @Test
    void damageFollowsTheDice() {
        var random = new SplittableRandom(SEED);
        var counts = new int[5];
        for (var i = 0; i < 50_000; i++) {
            var result = rules.resolve(hurting("2d3"), hurting("1"), random);
            if (result instanceof AttackResult.Wounded(_, _, var damage)) counts[damage - 2]++;
        }
        assertThat(ChiSquared.of(counts, 1 / 9.0, 2 / 9.0, 3 / 9.0, 2 / 9.0, 1 / 9.0))
                .as("seed %d", SEED)
                .isLessThan(ChiSquared.limit(counts.length));
    }

    /** Acting every 11 ticks for 2d3 with 120 hp, against every 8 ticks for 1d8 with 75 hp. */
    @Test
    @Rule("R2.5")
    void tankAndStrikerCanBothWin() {
        var tankWins = 0;
        for (var seed = 0; seed < 1_000; seed++) {
            if (tankWins(new SplittableRandom(seed))) tankWins++;
        }
        assertThat(tankWins).as("of 1000").isBetween(250, 750);
    }

    private boolean tankWins(SplittableRandom random) {
        var tankHp = 120;
        var strikerHp = 75;
        for (var tick = 1; tankHp > 0; tick++) {
            if (tick % 8 == 0) tankHp -= damage(hurting("1d8"), random);
            if (tankHp > 0 && tick % 11 == 0) strikerHp -= damage(hurting("2d3"), random);
            if (strikerHp <= 0) return true;
        }
        return false;
    }

    private int damage(Fighter attacker, SplittableRandom random) {
        return rules.resolve(attacker, hurting("1"), random)
                        instanceof AttackResult.Wounded(_, _, var damage)
                ? damage
                : 0;
    }

    private static Fighter hurting(String dice) {
        var melee = new Melee(Dice.parse(dice).orElseThrow(), 19, 5);
        return new Fighter(0, 0, 0, 0, melee, 0, 0);
    }
}
