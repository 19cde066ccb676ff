package emberdelve.protocol.style;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.style.Color.Ansi;
import emberdelve.protocol.style.Color.Rgb;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PaletteTest {
    @ParameterizedTest
    @CsvSource({
        "0,0,0, 16",
        "255,255,255, 231",
        "255,0,0, 196",
        "95,135,175, 67",
        "8,8,8, 232",
        "238,238,238, 255",
        "128,128,128, 244",
        "250,10,5, 196",
    })
    void aColourHasANeighbourAmongThe256(int red, int green, int blue, int number) {
        assertThat(Palette.nearestOf256(new Rgb(red, green, blue))).isEqualTo(number);
    }

    @Test
    void noGreyIsShownFarFromWhereItIs() {
        for (var part = 0; part <= 255; part++) {
            var number = Palette.nearestOf256(new Rgb(part, part, part));
            assertThat(Math.abs(levelOf(number) - part))
                    .as("grey %d as %d", part, number)
                    .isLessThanOrEqualTo(9);
        }
    }

    private static int levelOf(int number) {
        if (number >= 232) return 8 + 10 * (number - 232);

        // On the cube's diagonal, whose colours are 43 apart.
        assertThat((number - 16) % 43).as("%d is a grey", number).isZero();
        var step = (number - 16) / 43;
        return step == 0 ? 0 : 55 + 40 * step;
    }

    @ParameterizedTest
    @CsvSource({
        "0,0,0, BLACK",
        "200,10,10, RED",
        "255,10,10, BRIGHT_RED",
        "120,120,120, BRIGHT_BLACK",
        "90,90,250, BRIGHT_BLUE",
        "230,230,230, WHITE",
        "255,250,255, BRIGHT_WHITE",
    })
    void aColourHasANeighbourAmongThe16(int red, int green, int blue, Ansi nearest) {
        assertThat(Palette.nearestOf16(new Rgb(red, green, blue))).isEqualTo(nearest);
    }
}
