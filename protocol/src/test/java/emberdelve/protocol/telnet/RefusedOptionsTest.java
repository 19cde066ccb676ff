package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What we do not speak is answered once and swallowed, whatever comes with it. */
class RefusedOptionsTest {
    private final Peer peer = new Peer().afterOffers();

    @ParameterizedTest(name = "{1}")
    @CsvSource({
        "5, STATUS",
        "18, LOGOUT",
        "32, TERMINAL-SPEED",
        "33, LFLOW",
        "34, LINEMODE",
        "35, XDISPLOC",
        "36, OLD-ENVIRON",
        "37, AUTHENTICATION",
        "38, ENCRYPT",
        "46, START_TLS",
        "69, MSDP",
        "85, MCCP1",
        "88, MCCPX",
        "90, MSP",
        "91, MXP",
        "93, ZMP",
        "102, AARDWOLF",
        "200, ATCP",
        "202, MPCP",
    })
    void eachRequestIsRefusedOnceAndItsWordsAreSwallowed(int option, String name) {
        peer.sends("WILL " + option).sends("DO " + option);
        assertThat(peer.received())
                .as(name)
                .isEqualTo(Notation.show("DONT " + option + " WONT " + option));

        peer.sends("WONT " + option).sends("DONT " + option);
        peer.sends("SB " + option + " x01 \"text\" IAC x00 SE \"look\" CRLF");
        assertThat(peer.received()).as(name).isEmpty();
        assertThat(peer.lines()).as(name).containsExactly("look");
    }

    /** What telnet of BSD sends: eighteen keys, each with its flags and its character. */
    @Test
    void theLongTableOfLinemodeIsSwallowed() {
        var keys = new StringBuilder();
        for (var key = 1; key <= 18; key++) keys.append(" x%02X x62 x%02X".formatted(key, key));
        peer.sends("WILL 34 SB 34 x03" + keys + " x12 x00 IAC SE \"look\" CRLF");

        assertThat(peer.received()).isEqualTo(Notation.show("DONT 34"));
        assertThat(peer.lines()).containsExactly("look");
    }

    @Test
    void anEmptyLinemodeOrNoOptionAtAllHurtsNobody() {
        peer.sends("SB 34 SE xFF xFA SE \"look\" CRLF");

        assertThat(peer.received()).isEmpty();
        assertThat(peer.lines()).containsExactly("look");
    }
}
