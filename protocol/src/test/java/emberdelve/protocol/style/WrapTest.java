package emberdelve.protocol.style;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.protocol.style.Color.Ansi;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Random;
import java.util.random.RandomGenerator;

class WrapTest {
    private static final int TEXTS = Boolean.getBoolean("emberdelve.long") ? 200_000 : 5_000;

    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "the rats flee,4,the|rats|flee",
                "the rats flee,8,the rats|flee",
                "the rats flee,13,the rats flee",
                "the   rats,5,the|rats",
                "  the rats,6,  the|rats",
                "the rats  ,8,the rats",
                "the rats ,9,the rats ",
                "unbreakable,4,unbr|eaka|ble",
                "an unbreakable,5,an|unbre|akabl|e",
            })
    void aTextIsBrokenAtSpacesAndWordsOnlyIfTheyMust(String text, int columns, String lines) {
        assertThat(wrapped(text, columns)).isEqualTo(lines);
    }

    @Test
    void aTextThatHangsHasNoRowThatBeginsWhereALineDoes() {
        var hanging = StyledText.of("Mira says: Tolo gives 9 gold to you.").hanging();
        assertThat(Wrap.wrap(hanging, 12))
                .extracting(StyledText::plain)
                .containsExactly("Mira says:", "  Tolo gives", "  9 gold to", "  you.");
        assertThat(Wrap.wrap(hanging, 9)).as("too narrow").last().hasToString("you.");
        assertThat(hanging).isNotEqualTo(StyledText.of(hanging.plain()));
    }

    @Test
    void anEmptyTextIsOneEmptyLine() {
        assertThat(Wrap.wrap(StyledText.EMPTY, 5)).containsExactly(StyledText.EMPTY);
    }

    @Test
    void aLineFeedAlwaysBreaks() {
        assertThat(wrapped("one\n\ntwo three\n", 5)).isEqualTo("one||two|three|");
    }

    @Test
    void wideCharactersTakeTwoColumns() {
        assertThat(wrapped("\u4E2D\u6587\u5B57", 5)).isEqualTo("\u4E2D\u6587|\u5B57");
        assertThat(wrapped("\u4E2D\u6587", 1)).isEqualTo("\u4E2D|\u6587");
    }

    @Test
    void marksStayWithTheirCharacter() {
        assertThat(wrapped("e\u0301e\u0302\u0323e", 2)).isEqualTo("e\u0301e\u0302\u0323|e");
    }

    @Test
    void aSurrogatePairIsNotTornApart() {
        assertThat(wrapped("\uD83D\uDE00\uD83D\uDE01", 2)).isEqualTo("\uD83D\uDE00|\uD83D\uDE01");
    }

    @Test
    void whatIsJoinedIntoOnePictureStaysTogether() {
        assertThat(wrapped("ab\uD83D\uDC69\u200D\uD83D\uDE80", 4))
                .isEqualTo("ab\uD83D\uDC69\u200D\uD83D\uDE80");
    }

    @Test
    void aPictureByASelectorGoesToTheNextLineWhole() {
        assertThat(wrapped("ab\u2764\uFE0Fc", 3)).isEqualTo("ab|\u2764\uFE0Fc");
        assertThat(wrapped("ab\u2764\uFE0Fc", 4)).isEqualTo("ab\u2764\uFE0F|c");
    }

    @Test
    void theStyleGoesOnInTheNextLine() {
        var red = Style.of(Ansi.RED);
        var text = StyledText.builder().add("one ").add("two three", red).build();

        assertThat(Wrap.wrap(text, 7))
                .containsExactly(
                        StyledText.builder().add("one ").add("two", red).build(),
                        StyledText.of("three", red));
    }

    @Test
    void noColumnsAreNoPlaceToWrite() {
        assertThatThrownBy(() -> Wrap.wrap(StyledText.of("a"), 0)).hasMessageContaining("columns");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void noLineIsTooWideAndNothingButSpacesIsLost(long seed) {
        var random = new Random(seed);
        for (var round = 0; round < TEXTS; round++) {
            var text = randomText(random);
            var columns = random.nextInt(2, 12);
            var lines = Wrap.wrap(StyledText.of(text), columns);
            var as = "seed %d, round %d: <%s> at %d".formatted(seed, round, text, columns);

            assertThat(lines).as(as).allMatch(line -> line.width() <= columns);
            var joined = new StringBuilder();
            lines.forEach(line -> joined.append(line.plain()));
            assertThat(joined.toString().replace(" ", "")).as(as).isEqualTo(text.replace(" ", ""));
        }
    }

    private static String randomText(RandomGenerator random) {
        var letters =
                new String[] {
                    " ",
                    " ",
                    "a",
                    "b",
                    "\u4E2D",
                    "e\u0301",
                    "\u0301",
                    "\uD83D\uDE00",
                    "\u2764",
                    "\uFE0F"
                };
        var text = new StringBuilder();
        for (var left = random.nextInt(30); left > 0; left--) {
            text.append(letters[random.nextInt(letters.length)]);
        }
        return text.toString();
    }

    private static String wrapped(String text, int columns) {
        return String.join(
                "|",
                Wrap.wrap(StyledText.of(text), columns).stream().map(StyledText::plain).toList());
    }
}
