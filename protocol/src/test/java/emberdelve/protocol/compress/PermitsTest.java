package emberdelve.protocol.compress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PermitsTest {
    @Test
    void thereAreSoManyAndNoMore() {
        var permits = Permits.atMost(2);
        assertThat(permits.take()).isTrue();
        assertThat(permits.take()).isTrue();
        assertThat(permits.take()).isFalse();
        assertThat(permits.take()).isFalse();
        permits.giveBack();
        assertThat(permits.take()).isTrue();
        assertThat(permits.take()).isFalse();
    }

    @Test
    void someAreAlwaysThereAndSomeNever() {
        assertThat(Permits.Fixed.ALWAYS.take()).isTrue();
        assertThat(Permits.Fixed.NEVER.take()).isFalse();
    }

    @Test
    void fewerThanNoneIsAMistake() {
        assertThatThrownBy(() -> Permits.atMost(-1)).hasMessageContaining("expected: 0 or more");
    }
}
