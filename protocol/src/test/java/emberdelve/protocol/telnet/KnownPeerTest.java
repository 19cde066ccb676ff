package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.option.Charset;
import emberdelve.protocol.option.Octets;
import emberdelve.protocol.option.TerminalType;
import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.telnet.TelnetEvent.Abilities;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KnownPeerTest {
    private final TerminalType terminal = new TerminalType();
    private final Charset charset = new Charset();
    private final KnownPeer peer = new KnownPeer(TelnetOptions.DEFAULTS, terminal, charset);

    @Test
    void ofAStrangerTheUsualIsAssumed() {
        assertThat(peer.abilities(false))
                .isEqualTo(new Abilities(ColorDepth.ANSI_16, true, false, "", false));
    }

    @ParameterizedTest
    @CsvSource({
        "xterm, ANSI_16", "DUMB, NONE", "xterm-256color, ANSI_256", "ANSI-TRUECOLOR, TRUE_COLOR",
        "Mudlet|ANSI-TRUECOLOR|MTTS 13, ANSI_256", "TINTIN++|xterm|MTTS 271, TRUE_COLOR",
        "x|xterm-256color|MTTS 1, ANSI_16", "x|xterm-256color|MTTS 4, NONE",
        "DUMB|xterm-256color, ANSI_256",
    })
    void itsColoursFollowFromItsNames(String names, ColorDepth colors) {
        says(names);
        assertThat(peer.abilities(true).colors()).isEqualTo(colors);
    }

    @ParameterizedTest
    @CsvSource({"x|y|MTTS 64, true", "x|y|MTTS 5, false", "x|y, false"})
    void aScreenReaderIsABitOfMtts(String names, boolean screenReader) {
        says(names);
        assertThat(peer.abilities(true).screenReader()).isEqualTo(screenReader);
    }

    /** The answer is the number that CHARSET says: 2 is accepted, 3 rejected, 0 none. */
    @ParameterizedTest
    @CsvSource({
        "x, 0, true", "x|y|MTTS 4, 0, true", "x|y|MTTS 1, 0, false",
        "x|y|MTTS 1, 2, true", "x|y|MTTS 4, 3, false", "x, 3, false",
    })
    void utf8IsAgreedOnOrSaidOrAssumed(String names, int answer, boolean utf8) {
        says(names);
        charset.propose();
        charset.receive(Octets.of(answer, "UTF-8"));

        assertThat(peer.abilities(true).utf8()).isEqualTo(utf8);
    }

    @Test
    void theAssumptionIsASetting() {
        var cautious = new TelnetOptions(false, ColorDepth.NONE);
        assertThat(new KnownPeer(cautious, terminal, charset).abilities(false))
                .isEqualTo(new Abilities(ColorDepth.NONE, false, false, "", false));
    }

    /** Names in their order, separated by a bar. */
    private void says(String names) {
        terminal.begin();
        Arrays.asList(names.split("\\|", -1))
                .forEach(name -> terminal.receive(Octets.of(0, name)));
    }
}
