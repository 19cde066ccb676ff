package emberdelve.protocol.compress;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.zip.DataFormatException;

class InflationBudgetTest {
    private static final long SECOND = 1_000_000_000L;

    private final InflationBudget budget =
            new InflationBudget(new InflationLimits(1_000, 3_000, 10));

    @Test
    void aPacketMayBecomeTheLimitAndNoMore() throws DataFormatException {
        budget.readBegins(0);
        budget.spend(1_000, 100, 1_000);
        assertThatThrownBy(() -> budget.spend(1, 100, 1_001))
                .hasMessage("1001 octets of one packet (expected: at most 1000)");
    }

    @Test
    void aSecondMayBringTheLimitAndNoMore() throws DataFormatException {
        for (var read = 0; read < 3; read++) {
            budget.readBegins(read);
            budget.spend(1_000, 100, 1_000);
        }
        budget.readBegins(SECOND - 1);
        assertThatThrownBy(() -> budget.spend(1, 100, 1_001))
                .hasMessage("3001 octets in a second (expected: at most 3000)");
        budget.readBegins(SECOND);
        assertThatCode(() -> budget.spend(1_000, 100, 1_000)).doesNotThrowAnyException();
    }

    @Test
    void aLongStreamMayNotBecomeTooManyTimesAsLong() {
        budget.readBegins(0);
        assertThatCode(() -> budget.spend(1, 1, InflationLimits.RATIO_FREE_OCTETS))
                .doesNotThrowAnyException();
        assertThatCode(() -> budget.spend(1, 10_000, 109_999)).doesNotThrowAnyException();
        assertThatThrownBy(() -> budget.spend(1, 10_000, 110_000))
                .hasMessage("11 octets out of one (expected: at most 10)");
    }

    @Test
    void limitsAreOneOrMore() {
        assertThatThrownBy(() -> new InflationLimits(1, 0, 1))
                .hasMessageContaining("expected: each 1 or more");
    }
}
