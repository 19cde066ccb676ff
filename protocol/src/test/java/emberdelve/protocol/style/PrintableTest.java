package emberdelve.protocol.style;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u001B",
                "\u0000",
                "\u0007",
                "\b",
                "\r",
                "\n",
                "\u007F",
                "\u0080",
                "\u009B",
                "\u009D",
                "\u00AD",
                "\u200B",
                "\u200D",
                "\u200E",
                "\u202E",
                "\u2066",
                "\u2069",
                "\u2028",
                "\u2029",
                "\uFEFF",
                "\uD800",
                "\uDC00",
                "\uDB40\uDC41",
            })
    void whatSteersOrHidesIsTakenOut(String unwanted) {
        assertThat(Printable.clean("a" + unwanted + "b")).isEqualTo("ab");
        assertThat(Printable.clean(unwanted)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "say hello",
                "%s $Name$0 ${x} {0}",
                "Gr\u00FC\u00DFe",
                "\u4E2D\u6587",
                "\uD83D\uDE00",
                "<b>&amp;</b>",
                "\u00FF",
            })
    void everythingElseArrivesWordForWord(String text) {
        assertThat(Printable.clean(text)).isSameAs(text);
    }

    @Test
    void marksAreComposedWithTheirLetter() {
        assertThat(Printable.clean("Ame\u0301lie")).isEqualTo("Am\u00E9lie");
        assertThat(Printable.clean("e\u200D\u0301")).isEqualTo("\u00E9");
    }

    /** Persian, Arabic with a mark between, Devanagari twice, a family, a flag, a skin. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645",
                "\u0628\u064E\u200C\u0628",
                "\u0915\u094D\u200D\u0937",
                "\u0915\u094D\u200C\u0937",
                "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67",
                "\uD83C\uDFF3\uFE0F\u200D\uD83C\uDF08",
                "\uD83D\uDC69\uD83C\uDFFD\u200D\uD83D\uDE80",
            })
    void aJoinerStaysWhereItJoinsOrParts(String text) {
        assertThat(Printable.clean(text)).isEqualTo(text);
    }

    /** Between Latin letters, at the end, at the beginning, twice, letter and picture. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\u200Cb",
                "\u0628\u200C",
                "\u200C\u0628",
                "\u0628\u200C a",
                "a\u200D\uD83D\uDE00",
                "\uD83D\uDE00\u200D",
                "\uD83D\uDE00\u200Da",
                "\u0628\u200D\u0628",
                "\u094D\u200D",
            })
    void aJoinerThatOnlyHidesIsTakenOut(String text) {
        var bare = text.replace("\u200C", "").replace("\u200D", "");

        assertThat(Printable.clean(text)).isEqualTo(bare);
    }

    @Test
    void ofTwoJoinersOneIsLeft() {
        assertThat(Printable.clean("\u0628\u200C\u200C\u0628")).isEqualTo("\u0628\u200C\u0628");
    }

    @Test
    void aLetterCarriesFourMarksAndNotATower() {
        var four = "x\u0301\u0302\u0303\u0304";
        assertThat(Printable.clean(four)).isEqualTo(four);
        assertThat(Printable.clean("x" + "\u0301".repeat(300) + "y"))
                .isEqualTo("x" + "\u0301".repeat(4) + "y");
        assertThat(Printable.clean("\u0915" + "\u094D\u200D".repeat(300))).hasSize(5);
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
                    .as("U+%04X", codePoint)
                    .isFalse();
        }
    }
}
