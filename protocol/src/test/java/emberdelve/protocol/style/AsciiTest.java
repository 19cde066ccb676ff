package emberdelve.protocol.style;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AsciiTest {
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "caf\u00E9, cafe",
                "\u00C5ngstr\u00F6m, Angstrom",
                "\u201Cso\u201D, \"so\"",
                "it\u2019s, it's",
                "a\u2014b, a-b",
                "wait\u2026, wait...",
                "\u00DF \u00C6 \u0142, ss AE l",
                "\u2500\u2502\u250C\u256C, -|++",
                "\u4E2D\u6587, ??",
                "\uD83D\uDE00!, ?!",
                "\u2192 \u2022, -> *",
                "\uD55C, ?",
            })
    void aCharacterIsReplacedByTheNearestOfATypewriter(String text, String folded) {
        assertThat(Ascii.fold(text)).isEqualTo(folded);
    }

    @Test
    void asciiStaysTheSameObject() {
        var text = "Exits: north, east.";
        assertThat(Ascii.fold(text)).isSameAs(text);
    }

    @Test
    void whatComesOutIsAlwaysAscii() {
        for (var codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
            assertThat(Ascii.fold(Character.toString(codePoint)).chars())
                    .as("U+%04X", codePoint)
                    .allMatch(c -> c < 0x80);
        }
    }
}
