package emberdelve.protocol.style;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColumnsTest {
    @ParameterizedTest
    @CsvSource({
        "0041, 1", "007F, 0", "0009, 0", "00E9, 1", "0301, 0", "0338, 0", "200D, 0", "FE0F, 0",
        "1100, 2", "1161, 0", "2014, 1", "3042, 2", "303F, 1", "4E2D, 2", "AC00, 2", "FF21, 2",
        "FF71, 1", "1F600, 2", "2694, 1", "20000, 2",
    })
    void aCharacterTakesAsManyColumnsAsOnATerminal(String codePoint, int columns) {
        assertThat(Columns.of(Integer.parseInt(codePoint, 16))).isEqualTo(columns);
    }

    @Test
    void aTextTakesTheSumOfItsCharacters() {
        assertThat(Columns.of("abc")).isEqualTo(3);
        assertThat(Columns.of("\uD55C\uAE00 \uD83D\uDE00")).isEqualTo(7);
    }

    /** A heart as text and as a picture, a key with a number, a letter that no selector changes. */
    @Test
    void whatIsShownAsAPictureTakesTwoColumns() {
        assertThat(Columns.of("\u2764")).isEqualTo(1);
        assertThat(Columns.of("\u2764\uFE0F")).isEqualTo(2);
        assertThat(Columns.of("1\uFE0F\u20E3")).isEqualTo(2);
        assertThat(Columns.of("a\uFE0F")).isEqualTo(1);
        assertThat(Columns.of("\uD83D\uDE00\uFE0F")).isEqualTo(2);
        assertThat(Columns.of("\uFE0F")).isZero();
    }
}
