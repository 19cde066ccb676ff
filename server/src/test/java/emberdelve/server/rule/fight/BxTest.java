package emberdelve.server.rule.fight;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Dice;
import emberdelve.config.content.Melee;
import emberdelve.server.model.Fighter;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.SplittableRandom;

class BxTest {
    private static final long SEED = 4_712;

    private final Bx rules = new Bx();

    @ParameterizedTest
    @Rule("R2.4")
    @CsvSource({"0, 7", "3, 10", "1, 8", "-3, 4"})
    void fourteenOrMoreHitsAndStrengthMovesIt(int strengthModifier, int facesThatHit) {
        var hits = 0;
        for (var face = 1; face <= 20; face++) {
            var dice = new LoadedDice(face, 1);
            var result = rules.resolve(strong(strengthModifier), strong(0), dice);
            if (result instanceof AttackResult.Wounded) hits++;
        }
        assertThat(hits).isEqualTo(facesThatHit);
    }

    @Test
    void thac0AndArmourClassAreSubtractedAndDescend() {
        var good = new Fighter(0, 0, 0, 0, new Melee(Dice.flat(3), 15, 5), 0, 0);
        var armoured = new Fighter(0, 0, 0, 0, new Melee(Dice.flat(3), 19, -2), 0, 0);
        assertThat(rules.resolve(good, armoured, new LoadedDice(17)))
                .isEqualTo(new AttackResult.Wounded(List.of(17), List.of(), 3));
        assertThat(rules.resolve(good, armoured, new LoadedDice(16)))
                .isEqualTo(new AttackResult.Missed(List.of(16)));
    }

    @Test
    @Rule("R2.4")
    void manyBlowsFollowTheExactProbabilities() {
        var random = new SplittableRandom(SEED);
        var counts = new int[5];
        for (var i = 0; i < 100_000; i++)
            counts[damage(rules.resolve(strong(0), strong(0), random))]++;
        // 35 % hit, for 1d4.
        assertThat(ChiSquared.of(counts, 0.65, 0.0875, 0.0875, 0.0875, 0.0875))
                .as("seed %d", SEED)
                .isLessThan(ChiSquared.limit(counts.length));
    }

    private static Fighter strong(int strengthModifier) {
        return new Fighter(2, 50, 2, 40, Melee.USUAL, strengthModifier, 0);
    }

    private static int damage(AttackResult result) {
        return result instanceof AttackResult.Wounded(_, _, var damage) ? damage : 0;
    }
}
