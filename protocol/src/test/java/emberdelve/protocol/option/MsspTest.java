package emberdelve.protocol.option;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;

class MsspTest {
    private static final Mssp STATUS =
            Mssp.NOTHING.with("NAME", "Emberdelve").with("PORT", 23, 4000);

    @Test
    void eachVariableHasItsValuesBehindIt() {
        assertThat(STATUS.octets())
                .isEqualTo(Octets.of(1, "NAME\2Emberdelve\1PORT\2" + "23\2" + "4000"));
    }

    @Test
    void inWordsItIsALineAVariable() {
        assertThat(new String(STATUS.plainText(), StandardCharsets.UTF_8))
                .isEqualTo(
                        "\r\n"
                                + "MSSP-REPLY-START\r\n"
                                + "NAME\tEmberdelve\r\n"
                                + "PORT\t23\t4000\r\n"
                                + "MSSP-REPLY-END\r\n");
    }

    @Test
    void aValueCannotForgeAVariable() {
        assertThat(Mssp.NOTHING.with("NAME", "a\1b\2c\0d\r\ne").octets())
                .isEqualTo(Octets.of(1, "NAME\2abcde"));
    }

    @Test
    void aTextMayBeInAnyLanguage() {
        assertThat(Mssp.NOTHING.with("NAME", "Glutgr\u00E4ber").octets().utf8())
                .isEqualTo("\1NAME\2Glutgr\u00E4ber");
    }
}
