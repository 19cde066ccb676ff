package emberdelve.protocol.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Optional;

class GmcpMessageTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Char.Items.Inv; Char.Items.Inv; ''",
                "Core.Ping 120; Core.Ping; 120",
                "Char.Login  {\"account\":\"Mira\"} ; Char.Login; {\"account\":\"Mira\"}",
                "External.Discord.Hello ; External.Discord.Hello; ''",
                "Comm.Text \"gr\u00FC\u00DFe\"; Comm.Text; \"gr\u00FC\u00DFe\"",
                "Core.X null; Core.X; null",
            })
    void aNameAndAValueAreRead(String said, String name, String json) {
        assertThat(GmcpMessage.read(Octets.utf8(said))).contains(new GmcpMessage(name, json));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "Core.Hello {",
                "Core.Hello {\"a\":1}}",
                "Core.Hello not json",
                "9.Core 1",
                "Core.Hello [1,]",
                "Core.Hello \"\u001B[2J\"",
                "C\u00F6re.Hello 1",
                "Core\tHello 1",
            })
    void whatIsNoneIsIgnored(String said) {
        assertThat(GmcpMessage.read(Octets.utf8(said))).isEmpty();
    }

    @Test
    void itMayNotNestDeeperThanTheLimit() {
        assertThat(nested(Json.DEPTH_MAX)).isPresent();
        assertThat(nested(Json.DEPTH_MAX + 1)).isEmpty();
        assertThat(nested(8_000)).isEmpty();
    }

    @Test
    void itMayNotBeLongerThanTheLimit() {
        assertThat(ofLength(GmcpMessage.OCTETS_MAX)).isPresent();
        assertThat(ofLength(GmcpMessage.OCTETS_MAX + 1)).isEmpty();
    }

    @Test
    void aNameMayNotBeLongerThanTheLimit() {
        assertThat(GmcpMessage.read(Octets.utf8("x".repeat(64)))).isPresent();
        assertThat(GmcpMessage.read(Octets.utf8("x".repeat(65)))).isEmpty();
    }

    @Test
    void aNameThatIsNoneIsOurMistake() {
        assertThatThrownBy(() -> new GmcpMessage("Char Vitals", ""))
                .hasMessage("gmcp: Char Vitals (expected: a name such as Char.Vitals)");
    }

    @Test
    void whatIsSentHasNoControlCharacters() {
        assertThat(new GmcpMessage("Char.Vitals", "{\n\t\"hp\":\u001B\u009B1}").octets().utf8())
                .isEqualTo("Char.Vitals {  \"hp\":  1}");
        assertThat(new GmcpMessage("Core.Ping", "").octets().utf8()).isEqualTo("Core.Ping");
    }

    private static Optional<GmcpMessage> nested(int depth) {
        return GmcpMessage.read(Octets.utf8("X " + "[".repeat(depth) + "]".repeat(depth)));
    }

    private static Optional<GmcpMessage> ofLength(int octets) {
        return GmcpMessage.read(Octets.utf8("X \"" + "x".repeat(octets - 4) + "\""));
    }
}
