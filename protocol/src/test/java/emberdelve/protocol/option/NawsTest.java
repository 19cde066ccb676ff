package emberdelve.protocol.option;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.option.Naws.Size;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NawsTest {
    @ParameterizedTest
    @CsvSource({
        "80, 24, 80, 24", "255, 255, 255, 255", "256, 50, 256, 50", "0, 0, 0, 0",
        "0, 40, 0, 40", "132, 0, 132, 0", "1, 1, 20, 2", "65535, 65535, 500, 500",
    })
    void aSizeIsReadAndKeptWithinReason(
            int columns, int rows, int clampedColumns, int clampedRows) {
        var payload = Octets.of(columns >> 8, columns & 0xFF, rows >> 8, rows & 0xFF);

        assertThat(Naws.read(payload)).contains(new Size(clampedColumns, clampedRows));
    }

    @Test
    void anythingButFourOctetsIsNoSize() {
        assertThat(Naws.read(Octets.of())).isEmpty();
        assertThat(Naws.read(Octets.of(0, 80, 0))).isEmpty();
        assertThat(Naws.read(Octets.of(0, 80, 0, 24, 0))).isEmpty();
    }
}
