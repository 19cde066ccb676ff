package emberdelve.protocol.style;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.protocol.style.Color.Ansi;

import org.junit.jupiter.api.Test;

class ColorTest {
    @Test
    void partsAreOneOctetEach() {
        assertThat(Color.rgb(0, 255, 7)).isEqualTo(new Color.Rgb(0, 255, 7));
        assertThatThrownBy(() -> Color.rgb(0, 256, 0)).hasMessageContaining("0 256 0");
        assertThatThrownBy(() -> Color.rgb(-1, 0, 0)).hasMessageContaining("-1 0 0");
    }

    @Test
    void theBrightHalfHasNumbersOfItsOwn() {
        assertThat(Ansi.values())
                .extracting(Ansi::sgr)
                .containsExactly(30, 31, 32, 33, 34, 35, 36, 37, 90, 91, 92, 93, 94, 95, 96, 97);
    }
}
