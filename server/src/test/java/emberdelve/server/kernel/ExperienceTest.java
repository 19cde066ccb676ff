package emberdelve.server.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Rules;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Optional;

class ExperienceTest {
    /** The numbers that the game began with. */
    private static final Rules.Experience ORIGINAL =
            new Rules.Experience(1.5, 20, 2, 2, Optional.empty(), 10);

    private final Experience experience = new Experience(ORIGINAL);
    private final Experience capped =
            new Experience(new Rules.Experience(1.5, 20, 2, 2, Optional.of(33), 20));

    @ParameterizedTest
    @Rule("R4.3")
    @CsvSource({"1, 20", "2, 56", "3, 103", "4, 160", "5, 223", "6, 293", "100, 20000"})
    void aLevelEndsAtItsThresholdAndTheNextComesWithOneMore(int level, long threshold) {
        assertThat(experience.threshold(level)).isEqualTo(threshold);
        assertThat(experience.nextLevelAt(level)).isEqualTo(threshold + 1);
        assertThat(experience.isLevelDue(level, threshold)).isFalse();
        assertThat(experience.isLevelDue(level, threshold + 1)).isTrue();
    }

    @ParameterizedTest
    @Rule("R4.1")
    @CsvSource({
        "100, 2, 2, 1, 102",
        "4, 1, 0, 1, 3",
        "2, 0, 0, 1, 0",
        "2, 0, 0, 50, 0",
        "50, 9, 4, 30, 3"
    })
    void aKillIsWorthTheVictimsStrengthLessTwiceTheLevel(
            int hp, int attack, int defense, int level, long worth) {
        var strength = Experience.strength(hp, attack, defense);
        assertThat(experience.worth(strength, level)).isEqualTo(worth);
    }

    @Test
    @Rule("R4.1")
    void howMuchLessForEachLevelIsContent() {
        var steep = new Experience(new Rules.Experience(1.5, 20, 2, 5, Optional.empty(), 10));
        assertThat(steep.worth(50, 6)).isEqualTo(20);
        assertThat(steep.worth(50, 10)).isZero();
    }

    /** Strength 36 is a level 6: in full to level 6, nothing from level 14 on. */
    @ParameterizedTest
    @Rule("R4.1")
    @CsvSource({"36, 6, 24", "36, 7, 19", "36, 10, 8", "36, 13, 1", "36, 14, 0", "240, 30, 180"})
    void aKillFarBelowTheKillerFadesToNothing(long strength, int level, long worth) {
        var fading =
                new Experience(
                        new Rules.Experience(
                                1.5, 20, 2, 2, Optional.empty(), 10, new Rules.Weak(6, 8)));
        assertThat(fading.worth(strength, level)).isEqualTo(worth);
    }

    /** Level 1 is 20 long, level 2 is 36, level 5 is 63. */
    @ParameterizedTest
    @Rule("R4.1")
    @CsvSource({
        "5, 1, 5",
        "6, 1, 6",
        "7, 1, 6",
        "900, 1, 6",
        "900, 2, 11",
        "900, 5, 20",
        "0, 5, 0"
    })
    void oneKillGivesAThirdOfALevelAtMost(long share, int level, long gained) {
        assertThat(capped.capped(share, level)).isEqualTo(gained);
        assertThat(experience.capped(share, level)).isEqualTo(share);
    }

    @Test
    @Rule("R4.1")
    void howeverShortALevelIsAKillThatIsWorthSomethingGivesSomething() {
        var flat = new Experience(new Rules.Experience(0, 1, 2, 2, Optional.of(33), 20));
        assertThat(flat.capped(7, 3)).isEqualTo(1);
        assertThat(flat.capped(0, 3)).isZero();
    }

    @ParameterizedTest
    @Rule("R4.2")
    @CsvSource({
        "100, 1, 100",
        "100, 2, 55",
        "100, 3, 40",
        "100, 4, 33",
        "100, 5, 28",
        "100, 6, 25",
        "1, 6, 1",
        "0, 3, 0",
        "7, 2, 4",
        "10, 1, 10"
    })
    void eachSharerGetsAPartWithABonusForCompanyRoundedUp(long worth, int sharers, long share) {
        assertThat(experience.share(worth, sharers)).isEqualTo(share);
    }

    @ParameterizedTest
    @Rule("R4.2")
    @CsvSource({"100, 1, 100", "100, 2, 60", "100, 3, 47", "100, 4, 40", "100, 6, 34", "0, 3, 0"})
    void theBonusForCompanyIsContent(long worth, int sharers, long share) {
        assertThat(capped.share(worth, sharers)).isEqualTo(share);
    }

    @Test
    void companyNeverMakesTheWholeLess() {
        for (var worth = 0L; worth < 500; worth++) {
            for (var sharers = 1; sharers <= 6; sharers++) {
                var exact = worth * (9.0 + sharers) / (10.0 * sharers);
                assertThat(experience.share(worth, sharers))
                        .isEqualTo((long) Math.ceil(exact - 1e-9));
                assertThat(experience.share(worth, sharers) * sharers)
                        .isGreaterThanOrEqualTo(worth);
            }
        }
    }

    @Test
    @Rule("R4.9")
    void byAnotherCurveTheWayThroughALevelIsTheSameShare() {
        for (var there : List.of(by(1.75, 60), by(1, 5), by(3, 1), by(1.5, 20), by(0.5, 300)))
            for (var level = 1; level <= 40; level++) holdsTheShare(level, there);
    }

    private void holdsTheShare(int level, Experience there) {
        var begins = experience.beginning(level);
        var ends = experience.nextLevelAt(level);
        var length = there.nextLevelAt(level) - there.beginning(level);
        var before = -1L;
        for (var xp = begins; xp < ends; xp++) {
            var counted = experience.sameShare(xp, level, there);
            assertThat(counted)
                    .as("%d of level %d", xp, level)
                    .isBetween(there.beginning(level), there.threshold(level))
                    .isGreaterThanOrEqualTo(before);
            var exact = (double) (xp - begins) / (ends - begins) * length;
            assertThat((double) (counted - there.beginning(level)))
                    .isBetween(exact - 1.000_001, exact + 0.000_001);
            before = counted;
        }
        assertThat(experience.sameShare(begins, level, there)).isEqualTo(there.beginning(level));
    }

    @Test
    void ofACurveWithoutLengthsALevelBeginsAnew() {
        var flat = by(0, 1);
        assertThat(flat.sameShare(flat.beginning(7), 7, experience))
                .isEqualTo(experience.beginning(7));
        assertThat(experience.sameShare(200, 5, flat)).isEqualTo(flat.beginning(5));
    }

    @Test
    void byTheSameCurveAllIsAsItWas() {
        for (var xp = 0L; xp < 300; xp++)
            assertThat(experience.sameShare(xp, 5, experience)).isEqualTo(xp);
    }

    private static Experience by(double exponent, int factor) {
        return new Experience(new Rules.Experience(exponent, factor, 2, 2, Optional.empty(), 10));
    }

    @Test
    void aNewLevelHealsTwicePerLevel() {
        assertThat(experience.healing(2)).isEqualTo(4);
        assertThat(experience.healing(7)).isEqualTo(14);
    }
}
