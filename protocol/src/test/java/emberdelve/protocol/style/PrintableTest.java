package emberdelve.protocol.style;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTest {
    @ParameterizedTest
    @ValueSource(strings = {
        "\u001B", "\u0000", "\u0007", "\b", "\r", "\n", "\u007F", "\u0080", "\u009B", "\u009D",
        "\u00AD", "\u200B", "\u200D", "\u200E", "\u202E", "\u2066", "\u2069", "\u2028", "\u2029",
        "\uFEFF", "\uD800", "\uDC00", "\uDB40\uDC41",
    })
    void whatSteersOrHidesIsTakenOut(String unwanted) {
        assertThat(Printable.clean("a" + unwanted + "b")).isEqualTo("ab");
        assertThat(Printable.clean(unwanted)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "", "say hello", "%s $Name$0 ${x} {0}", "Gr\u00FC\u00DFe", "\u4E2D\u6587",
        "\uD83D\uDE00", "<b>&amp;</b>", "\u00FF",
    })
    void everythingElseArrivesWordForWord(String text) {
        assertThat(Printable.clean(text)).isSameAs(text);
    }

    @Test
    void marksAreComposedWithTheirLetter() {
        assertThat(Printable.clean("Ame\u0301lie")).isEqualTo("Am\u00E9lie");
        assertThat(Printable.clean("e\u200D\u0301")).isEqualTo("\u00E9");
    }

    @Test
    void aTabBecomesASpace() {
        assertThat(Printable.clean("a\tb")).isEqualTo("a b");
    }

    @Test
    void nothingUnwantedIsLeftOfAnyCharacter() {
        for (var codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
            var cleaned = Printable.clean(Character.toString(codePoint));
            if (cleaned.isEmpty()) continue;

            assertThat(Character.isISOControl(cleaned.codePointAt(0)))
                    .as("U+%04X", codePoint).isFalse();
        }
    }
}
