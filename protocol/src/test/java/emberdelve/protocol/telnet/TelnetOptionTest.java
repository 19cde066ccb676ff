package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TelnetOptionTest {
    @ParameterizedTest
    @EnumSource
    void anOptionIsFoundByItsNumber(TelnetOption option) {
        assertThat(TelnetOption.of(option.number())).contains(option);
    }

    @ParameterizedTest
    @CsvSource({
        "BINARY, 0",
        "ECHO, 1",
        "SUPPRESS_GO_AHEAD, 3",
        "TIMING_MARK, 6",
        "TERMINAL_TYPE, 24",
        "END_OF_RECORD, 25",
        "NAWS, 31",
        "NEW_ENVIRON, 39",
        "CHARSET, 42",
        "MSSP, 70",
        "MCCP2, 86",
        "MCCP3, 87",
        "GMCP, 201"
    })
    void theNumbersAreThoseOfTheStandards(TelnetOption option, int number) {
        assertThat(option.number()).isEqualTo(number);
    }

    @Test
    void whatHasNoNameIsNotKnown() {
        assertThat(TelnetOption.of(34)).isEmpty();
        assertThat(TelnetOption.of(255)).isEmpty();
    }
}
