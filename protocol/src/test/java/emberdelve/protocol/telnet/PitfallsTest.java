package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.protocol.option.Mssp;
import emberdelve.protocol.option.TerminalType;
import emberdelve.protocol.telnet.TelnetEvent.Abilities;
import emberdelve.protocol.telnet.TelnetEvent.Line;
import emberdelve.protocol.telnet.TelnetEvent.WindowSize;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What real peers have broken servers with, as far as no other test has it; docs/protocol.md. */
class PitfallsTest {
    private final Peer peer = new Peer().afterOffers();

    @Test
    void whoSendsNameAndPasswordAtOnceIsHeardAndKnownLater() {
        var hasty = new Peer();
        hasty.sends("\"mira\" CRLF \"secret\" CRLF");
        assertThat(hasty.lines()).containsExactly("mira", "secret");

        hasty.sends("WILL TERMINAL_TYPE SB TERMINAL_TYPE x00 \"XTERM-TRUECOLOR\" SE");
        assertThat(hasty.events())
                .last()
                .isInstanceOfSatisfying(
                        Abilities.class,
                        known -> assertThat(known.client()).isEqualTo("XTERM-TRUECOLOR"));
    }

    @Test
    void aWindowMayHaveExactly255ColumnsAndRows() {
        peer.sends("SB NAWS x00 IAC x00 IAC SE SB NAWS IAC IAC x00 x18 SE");

        assertThat(peer.events())
                .containsExactly(new WindowSize(255, 255), new WindowSize(500, 24));
    }

    @Test
    void theEndOfASubnegotiationMayStandInItDoubled() {
        peer.sends("WILL TERMINAL_TYPE");
        peer.sends("SB TERMINAL_TYPE x00 \"a\" IAC xF0 \"b\" SE \"look\" CRLF");

        assertThat(peer.events())
                .filteredOn(Abilities.class::isInstance)
                .singleElement()
                .asString()
                .contains("client=ab,");
    }

    /** KOI8 and CP1251 have a letter at 255; it froze sessions elsewhere. */
    @Test
    void aLetterOf255IsALetter() {
        peer.sends("\"a\" IAC \"b\" CRLF \"look\" CRLF");

        assertThat(peer.lines()).containsExactly("a\u00FFb", "look");
    }

    @Test
    void namesWithoutEndAndOfAnyLengthAreAskedForAFewTimesAndCut() {
        peer.sends("WILL TERMINAL_TYPE");
        peer.received();
        var asked = 0;
        for (var name = 0; name < 100; name++) {
            peer.sends("SB TERMINAL_TYPE x00 \"" + name + "x".repeat(900) + "^[[2J\" SE");
            if (!peer.received().isEmpty()) asked++;
        }

        assertThat(asked).isLessThan(TerminalType.NAMES_MAX);
        assertThat(peer.events())
                .singleElement()
                .asString()
                .contains("client=0" + "x".repeat(TerminalType.NAME_CHARS_MAX - 1) + ",");
    }

    /** Both sides agree; lines end as they do without it, and with CR alone. */
    @ParameterizedTest
    @ValueSource(strings = {"CRLF", "CRNUL", "LF", "CR"})
    void binaryIsAgreedToAndChangesNothing(String lineEnd) {
        peer.sends("WILL BINARY DO BINARY");
        assertThat(peer.received()).isEqualTo(Notation.show("DO BINARY WILL BINARY"));

        peer.sends("\"gr\u00FC\u00DFe\" " + lineEnd + " \"look\" " + lineEnd);
        assertThat(peer.lines()).containsExactly("gr\u00FC\u00DFe", "look");
        peer.getsPrompt("> ", "one");
        assertThat(peer.received()).startsWith("one<0D><0A>>");
    }

    @Test
    void signsOfLifeAreNoCommands() {
        peer.sends("x00 x00").sends("NOP x00 NOP \"look\" x00 CRLF x00");

        assertThat(peer.events()).containsExactly(new Line("look", false));
        assertThat(peer.received()).isEmpty();
    }

    @Test
    void twoThousandRequestsForTheStatusGetOneAnswerAndThenTheEnd() {
        var options =
                TelnetOptions.DEFAULTS.withStatus(() -> Mssp.NOTHING.with("NAME", "x".repeat(500)));
        var crawler = new Peer(TelnetLimits.DEFAULTS, options).afterOffers();

        assertThatThrownBy(() -> crawler.sends("DONT MSSP DO MSSP ".repeat(2_000)))
                .isInstanceOf(TelnetException.class)
                .hasMessageContaining("negotiations");
        assertThat(crawler.received().split("<FF><FA>F", -1)).hasSize(2);
    }

    @Test
    void pingsOfProgramsCountLikeEverythingThatIsAnswered() {
        peer.sends("DO GMCP");

        assertThatThrownBy(() -> peer.sends("SB GMCP \"Core.Ping\" SE ".repeat(2_000)))
                .isInstanceOf(TelnetException.class);
        assertThat(peer.received().split("Core.Ping", -1))
                .hasSizeLessThanOrEqualTo(TelnetLimits.DEFAULTS.negotiationsPerSecond() + 1);
    }

    /** Nobody waits for an answer to WONT: some clients never give one. */
    @Test
    void whatIsWrittenAfterAPasswordDoesNotWaitForAnAnswer() {
        peer.gets(new TelnetOutput.Echo(true)).sends("DO ECHO");
        peer.gets(new TelnetOutput.Echo(false)).getsLines("Welcome.");

        assertThat(peer.received())
                .isEqualTo(Notation.show("WILL ECHO WONT ECHO \"Welcome.\" CRLF"));
    }
}
