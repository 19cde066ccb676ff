package emberdelve.server.feature.delve;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.delve.DelveScore.Facts;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How well a delve was cleared, in points. */
class DelveScoreTest {
    @Test
    @Rule("R11.12")
    void aThousandPointsAreForThoseWhoAreQuickAndLiveAndFindAll() {
        var score = DelveScore.of(new Facts(2, 2, 9, 180, 0, 3, 3));
        assertThat(score).isEqualTo(new DelveScore(500, 250, 150, 100));
        assertThat(score.sum()).isEqualTo(1000);
    }

    @ParameterizedTest
    @Rule("R11.12")
    @CsvSource({"4, 4, 500", "4, 3, 666", "4, 1, 750", "1, 2, 250"})
    void itCountsWhatItWasWorthToThoseWhoWentIn(int madeFor, int wentIn, int strength) {
        assertThat(DelveScore.of(new Facts(madeFor, wentIn, 9, 180, 0, 0, 0)).strength())
                .isEqualTo(strength);
    }

    @ParameterizedTest
    @Rule("R11.12")
    @CsvSource({"100, 250", "180, 250", "360, 166", "540, 83", "720, 0", "9999, 0"})
    void theTimeCountsByTheNumberOfMonsters(long seconds, int points) {
        assertThat(DelveScore.of(new Facts(1, 1, 9, seconds, 0, 0, 0)).time()).isEqualTo(points);
    }

    @Test
    @Rule("R11.12")
    void deathsAndWhatIsLeftLyingCostPoints() {
        assertThat(DelveScore.of(new Facts(3, 3, 9, 180, 1, 4, 1)))
                .isEqualTo(new DelveScore(500, 250, 75, 25));
        assertThat(DelveScore.of(new Facts(3, 3, 9, 180, 3, 4, 0)).lives()).isZero();
    }
}
