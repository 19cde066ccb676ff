package emberdelve.server.model;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.SplittableRandom;

class AbilitiesTest {
    private static final long SEED = 99;

    @ParameterizedTest
    @Rule("R2.7")
    @CsvSource({
        "3, 3, -3",
        "4, 5, -2",
        "6, 8, -1",
        "9, 12, 0",
        "13, 15, 1",
        "16, 17, 2",
        "18, 18, 3"
    })
    void aScoreAddsWhatItsBandSays(int from, int to, int modifier) {
        for (var score = from; score <= to; score++)
            assertThat(Abilities.modifier(score)).as("score %d", score).isEqualTo(modifier);
    }

    @Test
    void rolledScoresAreThreeDiceEachAndReachBothEnds() {
        var random = new SplittableRandom(SEED);
        var seen = new int[19];
        for (var i = 0; i < 3_000; i++) {
            var rolled = Abilities.roll(random);
            for (var score :
                    List.of(
                            rolled.strength(),
                            rolled.intelligence(),
                            rolled.wisdom(),
                            rolled.dexterity(),
                            rolled.constitution(),
                            rolled.charisma())) seen[score]++;
        }
        assertThat(seen[3]).as("3 of 18000, seed %d", SEED).isPositive();
        assertThat(seen[18]).as("18 of 18000, seed %d", SEED).isPositive();
        // 27 of 216 ways each; six standard deviations of 18000 throws are 266.
        assertThat(seen[10]).as("10 of 18000, seed %d", SEED).isBetween(1_984, 2_516);
    }
}
