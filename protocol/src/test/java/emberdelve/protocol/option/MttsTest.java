package emberdelve.protocol.option;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MttsTest {
    @Test
    void eachBitHasItsMeaning() {
        var tintin = Mtts.read("MTTS 271").orElseThrow();

        assertThat(tintin.ansi()).isTrue();
        assertThat(tintin.utf8()).isTrue();
        assertThat(tintin.colors256()).isTrue();
        assertThat(tintin.trueColor()).isTrue();
        assertThat(tintin.screenReader()).isFalse();
        assertThat(new Mtts(64)).matches(Mtts::screenReader).matches(mtts -> !mtts.ansi());
        assertThat(new Mtts(~64)).matches(mtts -> !mtts.screenReader());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "MTTS",
                "MTTS ",
                "MTTS x",
                "MTTS -1",
                "MTTS 1 ",
                "MTTS 9999999999",
                "xterm",
                "MTTS \u0661",
                "XMTTS 1",
            })
    void whatIsNotANumberIsNotMtts(String terminalType) {
        assertThat(Mtts.read(terminalType)).isEmpty();
    }

    @Test
    void theLongestNumberStillFits() {
        assertThat(Mtts.read("mtts 999999999")).contains(new Mtts(999_999_999));
    }
}
