package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RequestBudgetTest {
    private static final long SECOND_NANOS = 1_000_000_000;

    private final RequestBudget budget = new RequestBudget(2);

    @Test
    void oneTooManyInASecondIsRefused() {
        budget.spend(0);
        budget.spend(SECOND_NANOS - 1);
        assertThatThrownBy(() -> budget.spend(SECOND_NANOS - 1))
                .isInstanceOf(TelnetException.class)
                .hasMessageContaining("more than 2");
    }

    @Test
    void eachSecondHasItsOwnBudget() {
        // A clock of nanoseconds may start anywhere, also just before it overflows.
        var start = Long.MAX_VALUE - 1;
        for (var second = 0; second < 5; second++) {
            var now = start + second * SECOND_NANOS;
            assertThatCode(
                            () -> {
                                budget.spend(now);
                                budget.spend(now);
                            })
                    .doesNotThrowAnyException();
        }
    }
}
