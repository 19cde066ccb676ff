package emberdelve.server.rule.level;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.Rules;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;

class LevelUpTest {
    private static final Rules.LevelOptions OPTIONS = new Rules.LevelOptions(10, 2, 2, 1);
    private static final BaseStats STATS = new BaseStats(100, 2, 50, 2, 40, 10, 3);

    @Test
    @Rule("R4.4")
    void eachChoiceRaisesItsOwnNumberAndNoOther() {
        assertThat(LevelUp.HEALTHIER.improve(STATS, OPTIONS))
                .isEqualTo(new BaseStats(110, 2, 50, 2, 40, 10, 3));
        assertThat(LevelUp.STRONGER.improve(STATS, OPTIONS))
                .isEqualTo(new BaseStats(100, 4, 50, 2, 40, 10, 3));
        assertThat(LevelUp.TOUGHER.improve(STATS, OPTIONS))
                .isEqualTo(new BaseStats(100, 2, 50, 4, 40, 10, 3));
        assertThat(LevelUp.MORE_AWARE.improve(STATS, OPTIONS))
                .isEqualTo(new BaseStats(100, 2, 50, 2, 40, 10, 4));
    }

    @Test
    void choicesAddUpInAnyOrder() {
        var one = LevelUp.TOUGHER.improve(LevelUp.STRONGER.improve(STATS, OPTIONS), OPTIONS);
        var other = LevelUp.STRONGER.improve(LevelUp.TOUGHER.improve(STATS, OPTIONS), OPTIONS);
        assertThat(one).isEqualTo(other);
    }
}
