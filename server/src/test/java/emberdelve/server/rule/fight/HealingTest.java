package emberdelve.server.rule.fight;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Rules;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;

class HealingTest {
    private final Healing healing = new Healing(() -> new Rules.Healing(25, 40, 20, 4));

    @Test
    @Rule("R3.4")
    void theFirstHelpingComesAfter25UnitsOfRestAndThenEvery40() {
        var due = new ArrayList<Long>();
        for (var rested = 0L; rested <= 150; rested++) {
            if (healing.helpings(rested) > healing.helpings(rested - 1)) due.add(rested);
        }
        assertThat(due).containsExactly(25L, 65L, 105L, 145L);
    }

    @ParameterizedTest
    @Rule("R3.4")
    @CsvSource({"1, 1, 4", "19, 1, 4", "20, 1, 4", "39, 1, 4", "40, 2, 8", "1000, 50, 200"})
    void aHelpingIsATwentiethOfTheMaximumAtLeastOneAndFourfoldInARefuge(
            int maxHp, int outside, int inRefuge) {
        assertThat(healing.helping(maxHp, false)).isEqualTo(outside);
        assertThat(healing.helping(maxHp, true)).isEqualTo(inRefuge);
    }
}
