package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.code.TextCode;
import emberdelve.protocol.option.Charset;
import emberdelve.protocol.option.GmcpCore;
import emberdelve.protocol.option.GmcpMessage;
import emberdelve.protocol.option.NewEnviron;
import emberdelve.protocol.option.Octets;
import emberdelve.protocol.option.TerminalType;
import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.style.LinkSupport;
import emberdelve.protocol.telnet.TelnetEvent.Abilities;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Arrays;

class KnownPeerTest {
    private final TerminalType terminal = new TerminalType();
    private final NewEnviron environ = new NewEnviron();
    private final Charset charset = new Charset();
    private final GmcpCore core = new GmcpCore();
    private final KnownPeer peer = known(TelnetOptions.DEFAULTS);

    @Test
    void ofAStrangerTheUsualIsAssumed() {
        assertThat(peer.abilities(false))
                .isEqualTo(
                        new Abilities(
                                ColorDepth.ANSI_16,
                                TextCode.UTF_8,
                                false,
                                LinkSupport.NONE,
                                "",
                                "",
                                false));
    }

    @ParameterizedTest
    @CsvSource({
        "xterm, ANSI_16",
        "DUMB, NONE",
        "xterm-256color, ANSI_256",
        "ANSI-TRUECOLOR, TRUE_COLOR",
        "Mudlet|ANSI-TRUECOLOR|MTTS 13, ANSI_256",
        "TINTIN++|xterm|MTTS 271, TRUE_COLOR",
        "x|xterm-256color|MTTS 1, ANSI_16",
        "x|xterm-256color|MTTS 4, NONE",
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

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{\"client\":\"a page\",\"screen_reader\":true}; true",
                "{\"screen_reader\":false}; false",
                "{\"x\":{\"screen_reader\":true}}; false",
                "[true]; false",
            })
    void aProgramSaysThatItsUserListens(String hello, boolean screenReader) {
        core.receive(new GmcpMessage("Core.Hello", hello));
        assertThat(peer.abilities(false).screenReader()).isEqualTo(screenReader);
        core.receive(new GmcpMessage("Core.Hello", "{\"client\":\"a page\"}"));
        assertThat(peer.abilities(false).screenReader()).isFalse();
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

        assertThat(peer.abilities(true).code()).isEqualTo(utf8 ? TextCode.UTF_8 : TextCode.ASCII);
    }

    @Test
    void theAssumptionIsASetting() {
        var cautious = new TelnetOptions(false, ColorDepth.NONE);
        assertThat(known(cautious).abilities(false))
                .isEqualTo(
                        new Abilities(
                                ColorDepth.NONE,
                                TextCode.ASCII,
                                false,
                                LinkSupport.NONE,
                                "",
                                "",
                                false));
    }

    @ParameterizedTest
    @CsvSource({
        "'', NONE",
        "OSC_HYPERLINKS=1, WEB",
        "OSC_HYPERLINKS=0 OSC_HYPERLINKS_SEND=1, NONE",
        "OSC_HYPERLINKS=1 OSC_HYPERLINKS_SEND=1 OSC_HYPERLINKS_PROMPT=1, ALL",
        "OSC_HYPERLINKS=1 OSC_HYPERLINKS_SEND=1, WEB",
    })
    void linksAreFollowedByThoseWhoSaySo(String variables, LinkSupport links) {
        tells(variables);
        assertThat(peer.abilities(true).links()).isEqualTo(links);
    }

    @Test
    void itsEnvironmentSaysWhatItsNamesDoNot() {
        tells("CLIENT_NAME=BlowTorch CLIENT_VERSION=2 CHARSET=ISO-8859-1 MTTS=9 SCREEN_READER=1");
        assertThat(peer.abilities(true))
                .isEqualTo(
                        new Abilities(
                                ColorDepth.ANSI_256,
                                TextCode.LATIN_1,
                                true,
                                LinkSupport.NONE,
                                "BlowTorch",
                                "2",
                                true));
    }

    @Test
    void itsGmcpSaysWhoItIsIfNothingBetterDoes() {
        core.receive(new GmcpMessage("Core.Hello", "{\"client\":\"Nexus\",\"version\":\"3\"}"));
        says("xterm");
        assertThat(peer.abilities(true).client()).isEqualTo("Nexus");
        assertThat(peer.abilities(true).version()).isEqualTo("3");
        tells("CLIENT_NAME=Mudlet");
        assertThat(peer.abilities(true).client()).isEqualTo("Mudlet");
    }

    private KnownPeer known(TelnetOptions assumed) {
        return new KnownPeer(assumed, terminal, environ, charset, core);
    }

    private void tells(String variables) {
        for (var variable : variables.split(" ", -1)) {
            environ.receive(Octets.of(0, "\u0003" + variable.replace('=', '\u0001')));
        }
    }

    /** Names in their order, separated by a bar. */
    private void says(String names) {
        terminal.begin();
        Arrays.asList(names.split("\\|", -1)).forEach(name -> terminal.receive(Octets.of(0, name)));
    }
}
