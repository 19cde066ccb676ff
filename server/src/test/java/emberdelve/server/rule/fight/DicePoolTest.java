package emberdelve.server.rule.fight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberdelve.server.model.Fighter;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.SplittableRandom;

class DicePoolTest {
    private static final long SEED = 4_711;

    private final DicePool rules = new DicePool();

    @Test
    @Rule({"R2.2", "R2.3"})
    void twoDiceAtFiftyPercentHurtBy0And1And2InQuarterHalfQuarter() {
        var counts = new int[3];
        for (var first = 1; first <= 100; first++) {
            for (var second = 1; second <= 100; second++)
                counts[
                        damage(
                                blow(
                                        new Fighter(2, 50, 0, 0),
                                        new Fighter(0, 0, 0, 0),
                                        first,
                                        second))]++;
        }
        assertThat(counts).containsExactly(2_500, 5_000, 2_500);
    }

    @Test
    void oneDieAgainstOneDieIsEnumeratedToo() {
        var counts = new int[2];
        for (var attack = 1; attack <= 100; attack++) {
            for (var defense = 1; defense <= 100; defense++)
                counts[
                        damage(
                                blow(
                                        new Fighter(1, 70, 0, 0),
                                        new Fighter(0, 0, 1, 40),
                                        attack,
                                        defense))]++;
        }
        // 0.7 of all attacks hit, 0.6 of those are not blocked.
        assertThat(counts).containsExactly(5_800, 4_200);
    }

    @Test
    @Rule("R2.3")
    void manyBlowsFollowTheExactProbabilities() {
        var random = new SplittableRandom(SEED);
        var blows = 100_000;
        var counts = new int[3];
        for (var i = 0; i < blows; i++)
            counts[
                    damage(
                            rules.resolve(
                                    new Fighter(2, 50, 0, 0), new Fighter(0, 0, 0, 0), random))]++;
        var expected = new double[] {blows / 4.0, blows / 2.0, blows / 4.0};
        var chiSquared = 0.0;
        for (var i = 0; i < counts.length; i++)
            chiSquared += Math.pow(counts[i] - expected[i], 2) / expected[i];
        // The 99.9 % point with two degrees of freedom.
        assertThat(chiSquared).as("seed %d", SEED).isLessThan(13.82);
    }

    @ParameterizedTest
    @Rule("R2.2")
    @CsvSource({"0, 0", "1, 1", "25, 25", "50, 50", "99, 99", "100, 100", "-5, 0", "140, 100"})
    void exactlyTheChanceInPercentOfAllRollsSucceedsAndItIsClamped(int chance, int successes) {
        var count = 0;
        for (var roll = 1; roll <= 100; roll++) count += DicePool.successes(List.of(roll), chance);
        assertThat(count).isEqualTo(successes);
    }

    @Test
    void aCompleteMissMakesTheDefenderRollNothing() {
        var loaded = new LoadedDice(1, 2);
        var result = rules.resolve(new Fighter(2, 50, 0, 0), new Fighter(0, 0, 9, 90), loaded);
        assertThat(result).isEqualTo(new AttackResult.Missed(List.of(1, 2)));
        assertThat(loaded.rolled()).isEqualTo(2);
    }

    @Test
    void everySuccessfulDefenseDieBlocksOne() {
        var attacker = new Fighter(3, 50, 0, 0);
        var defender = new Fighter(0, 0, 2, 40);
        assertThat(blow(attacker, defender, 51, 100, 50, 61, 60))
                .isEqualTo(new AttackResult.Wounded(List.of(51, 100, 50), List.of(61, 60), 1));
        assertThat(blow(attacker, defender, 51, 100, 50, 61, 99))
                .isEqualTo(new AttackResult.Blocked(List.of(51, 100, 50), List.of(61, 99)));
    }

    @Test
    void moreBlocksThanHitsHealNobody() {
        assertThat(blow(new Fighter(1, 50, 0, 0), new Fighter(0, 0, 3, 50), 90, 90, 90, 90))
                .isInstanceOf(AttackResult.Blocked.class);
    }

    @Test
    void damageNeverExceedsTheDiceThrown() {
        for (var seed = 0; seed < 500; seed++) {
            var random = new SplittableRandom(seed);
            var dice = random.nextInt(0, 9);
            var attacker = new Fighter(dice, random.nextInt(-20, 140), 0, 0);
            var defender = new Fighter(0, 0, random.nextInt(0, 9), random.nextInt(-20, 140));
            var damage = damage(rules.resolve(attacker, defender, random));
            assertThat(damage).as("seed %d", seed).isBetween(0, dice);
        }
    }

    @Test
    void thePlayersDefaultAgainstItselfHurtsByTheExactMean() {
        var self = new Fighter(2, 50, 2, 40);
        var random = new SplittableRandom(SEED);
        var blows = 100_000;
        var sum = 0L;
        for (var i = 0; i < blows; i++) sum += damage(rules.resolve(self, self, random));
        // P(1 hit) = 1/2, P(2 hits) = 1/4; blocks 0, 1, 2 with 0.36, 0.48, 0.16.
        var mean = 0.5 * 0.36 + 0.25 * (2 * 0.36 + 0.48);
        assertThat(sum / (double) blows).as("seed %d", SEED).isCloseTo(mean, within(0.012));
    }

    private AttackResult blow(Fighter attacker, Fighter defender, int... rolls) {
        return rules.resolve(attacker, defender, new LoadedDice(rolls));
    }

    private static int damage(AttackResult result) {
        return result instanceof AttackResult.Wounded(_, _, var damage) ? damage : 0;
    }
}
