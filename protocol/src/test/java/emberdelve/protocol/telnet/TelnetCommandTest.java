package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TelnetCommandTest {
    @ParameterizedTest
    @EnumSource
    void aCommandIsFoundByItsOctet(TelnetCommand command) {
        assertThat(TelnetCommand.isKnown(command.octet())).isTrue();
        assertThat(TelnetCommand.of(command.octet())).isEqualTo(command);
    }

    @ParameterizedTest
    @CsvSource({
        "IAC, 255",
        "DONT, 254",
        "DO, 253",
        "WONT, 252",
        "WILL, 251",
        "SB, 250",
        "SE, 240",
        "EOR, 239",
        "GO_AHEAD, 249",
        "ARE_YOU_THERE, 246"
    })
    void theOctetsAreThoseOfTheStandards(TelnetCommand command, int octet) {
        assertThat(command.octet()).isEqualTo(octet);
    }

    @ParameterizedTest
    @CsvSource({"0", "65", "235"})
    void otherOctetsAreNoCommands(int octet) {
        assertThat(TelnetCommand.isKnown(octet)).isFalse();
    }
}
