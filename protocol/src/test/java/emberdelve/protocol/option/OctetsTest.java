package emberdelve.protocol.option;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OctetsTest {
    @Test
    void octetsAreUnsigned() {
        assertThat(Octets.of(0, 127, 128, 255).at(3)).isEqualTo(255);
        assertThat(Octets.of(255).startsWith(255)).isTrue();
        assertThat(Octets.of().startsWith(0)).isFalse();
    }

    @Test
    void aCopyDoesNotChangeWithItsSource() {
        var source = new byte[] {1, 2, 3};
        var copy = Octets.copyOf(source, 2);
        source[0] = 9;

        assertThat(copy)
                .isEqualTo(Octets.of(1, 2))
                .hasSameHashCodeAs(Octets.of(1, 2))
                .hasToString("[1, 2]");
    }

    @Test
    void octetsAreShownUnsigned() {
        assertThat(Octets.of(0, 255)).hasToString("[0, 255]");
    }

    @Test
    void theRestIsReadAsAscii() {
        assertThat(Octets.of(1, "UTF-8").ascii(1)).isEqualTo("UTF-8");
        assertThat(Octets.of(1, 0xFF).ascii(1)).isEqualTo("\uFFFD");
        assertThat(Octets.of(1).ascii(1)).isEmpty();
        assertThat(Octets.of().ascii(1)).isEmpty();
    }
}
