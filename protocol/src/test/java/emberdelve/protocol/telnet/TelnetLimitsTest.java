package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TelnetLimitsTest {
    @Test
    void theDefaultsAreTheOnesTheDocumentationTells() {
        assertThat(TelnetLimits.DEFAULTS).isEqualTo(new TelnetLimits(1024, 1024, 78, 250));
    }

    @Test
    void aLimitOfNothingIsAMistake() {
        assertThatThrownBy(() -> new TelnetLimits(0, 1, 1, 1))
                .hasMessage("lineMaxChars: 0 (expected: 1 or more)");
        assertThatThrownBy(() -> new TelnetLimits(1, 0, 1, 1)).hasMessageContaining("subneg");
        assertThatThrownBy(() -> new TelnetLimits(1, 1, -1, 1)).hasMessageContaining("-1");
        assertThatThrownBy(() -> new TelnetLimits(1, 1, 1, 0)).hasMessageContaining("negotiations");
    }
}
