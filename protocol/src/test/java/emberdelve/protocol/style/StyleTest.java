package emberdelve.protocol.style;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.style.Color.Ansi;

import org.junit.jupiter.api.Test;

class StyleTest {
    @Test
    void partsOfAStyleAddUp() {
        assertThat(Style.PLAIN.withBold().withUnderline().withColor(Ansi.GREEN))
                .isEqualTo(new Style(Ansi.GREEN, true, true));
        assertThat(Style.PLAIN.withBold()).isEqualTo(Style.BOLD);
    }
}
