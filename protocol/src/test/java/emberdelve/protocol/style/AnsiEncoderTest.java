package emberdelve.protocol.style;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.style.Color.Ansi;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class AnsiEncoderTest {
    private static final Style ORANGE = Style.of(Color.rgb(255, 135, 0));

    @ParameterizedTest
    @CsvSource({
        "NONE, x",
        "ANSI_16, '^[33mx^[0m'",
        "ANSI_256, '^[38;5;208mx^[0m'",
        "TRUE_COLOR, '^[38;2;255;135;0mx^[0m'",
    })
    void aColourIsShownAsWellAsTheTerminalCan(ColorDepth depth, String shown) {
        assertThat(encode(StyledText.of("x", ORANGE), depth)).isEqualTo(shown);
    }

    @Test
    void readersChooseHowTheSixteenColoursLookWhateverElseTheyCanShow() {
        assertThat(encode(StyledText.of("x", Style.of(Ansi.BRIGHT_CYAN)), ColorDepth.TRUE_COLOR))
                .isEqualTo("^[96mx^[0m");
    }

    @Test
    void eachChangeStartsFromNothing() {
        var text =
                StyledText.builder()
                        .add("a", Style.BOLD)
                        .add("b", Style.of(Ansi.RED))
                        .add("c")
                        .add("d", Style.PLAIN.withUnderline())
                        .build();

        assertThat(encode(text, ColorDepth.ANSI_16)).isEqualTo("^[1ma^[0;31mb^[0mc^[4md^[0m");
    }

    @Test
    void plainTextNeedsNoEscape() {
        assertThat(encode(StyledText.of("plain"), ColorDepth.TRUE_COLOR)).isEqualTo("plain");
    }

    @ParameterizedTest
    @EnumSource
    void controlsInTheTextReachNoTerminal(ColorDepth depth) {
        var evil = "a\u001B[2J\u001B]52;c;AAAA\u0007b\u009B31m\r\n\u007Fc\u0000";

        assertThat(encode(StyledText.of(evil), depth)).isEqualTo("a[2J]52;c;AAAAb31mc");
    }

    @Test
    void aTabBecomesASpace() {
        assertThat(encode(StyledText.of("a\tb"), ColorDepth.NONE)).isEqualTo("a b");
    }

    /** Escapes are shown as ^ so that a failure can be read. */
    private static String encode(StyledText text, ColorDepth depth) {
        return AnsiEncoder.encode(text, depth).replace('\u001B', '^');
    }
}
