package emberdelve.server.feature.fight;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Rules;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;

class HealingTest {
    private final Healing healing = new Healing(new Rules.Healing(25, 25, 50, 4));

    @Test
    @Rule("R3.4")
    void theFirstHelpingComesAfter25UnitsOfRestAndThenEvery25() {
        var due = new ArrayList<Long>();
        for (var rested = 0L; rested <= 100; rested++) {
            if (healing.helpings(rested) > healing.helpings(rested - 1)) due.add(rested);
        }
        assertThat(due).containsExactly(25L, 50L, 75L, 100L);
    }

    @ParameterizedTest
    @Rule("R3.4")
    @CsvSource({"1, 1, 4", "49, 1, 4", "50, 1, 4", "99, 1, 4", "100, 2, 8", "1000, 20, 80"})
    void aHelpingIsAFiftiethOfTheMaximumAtLeastOneAndFourfoldInARefuge(
            int maxHp, int outside, int inRefuge) {
        assertThat(healing.helping(maxHp, false)).isEqualTo(outside);
        assertThat(healing.helping(maxHp, true)).isEqualTo(inRefuge);
    }
}
