package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.protocol.option.GmcpMessage;
import emberdelve.protocol.option.GmcpModules;
import emberdelve.protocol.option.Mssp;
import emberdelve.protocol.telnet.TelnetOutput.Gmcp;
import emberdelve.protocol.telnet.TelnetOutput.Goodbye;
import emberdelve.protocol.telnet.TelnetOutput.StatusText;

import org.junit.jupiter.api.Test;

import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/** GMCP and MSSP, from wire to event and from output to wire. */
class DataChannelsTest {
    private static final String VITALS = "{\"hp\":1}";

    private final Peer peer = new Peer().afterOffers();
    private final AtomicInteger asked = new AtomicInteger();

    @Test
    void aMessageIsAnEventUnlessItIsOneOfCore() {
        peer.sends("DO GMCP")
                .sends(gmcp("Char.Items.Inv"))
                .sends(gmcp("Core.KeepAlive"))
                .sends(gmcp("Comm.Say {\"text\":\"\u00E9\"}"))
                .sends(gmcp("Bad.One {"));

        assertThat(peer.events())
                .containsExactly(
                        new TelnetEvent.Gmcp("Char.Items.Inv", ""),
                        new TelnetEvent.Gmcp("Comm.Say", "{\"text\":\"\u00E9\"}"));
        assertThat(peer.received()).isEmpty();
    }

    @Test
    void onlyWhatWasAskedForIsSent() {
        peer.sends("DO GMCP").gets(new Gmcp("Char.Vitals", VITALS));
        assertThat(peer.received()).isEmpty();

        peer.sends(gmcp("Core.Supports.Set [\"Char 1\"]"));
        assertThat(peer.events())
                .containsExactly(new TelnetEvent.Modules(new GmcpModules(Set.of("char"))));
        peer.gets(new Gmcp("Char.Vitals", VITALS)).gets(new Gmcp("Room.Info", "{}"));
        assertThat(peer.received()).isEqualTo(Notation.show(gmcp("Char.Vitals " + VITALS)));

        peer.sends("DONT GMCP");
        peer.received();
        peer.gets(new Gmcp("Char.Vitals", VITALS));
        assertThat(peer.received()).isEmpty();
    }

    @Test
    void theSameWishIsNoNews() {
        peer.sends("DO GMCP").sends(gmcp("Core.Supports.Set [\"Char 1\"]"));
        peer.events();
        peer.sends(gmcp("Core.Supports.Add [\"char 2\"]"));

        assertThat(peer.events()).isEmpty();
    }

    @Test
    void aPingIsAnsweredAndTheClientIsKnown() {
        peer.sends("DO GMCP")
                .sends(gmcp("Core.Ping 7"))
                .sends(gmcp("Core.Hello {\"client\":\"Nexus\",\"version\":\"3\"}"));

        assertThat(peer.received()).isEqualTo(Notation.show(gmcp("Core.Ping")));
        assertThat(peer.events()).singleElement().asString().contains("client=Nexus, version=3");
    }

    @Test
    void theLastWordIsForThoseWhoSpeakIt() {
        peer.gets(new Goodbye("Bye."));
        assertThat(peer.received()).isEmpty();

        peer.sends("DO GMCP").gets(new Goodbye("Bye."));
        assertThat(peer.received()).isEqualTo(Notation.show(gmcp("Core.Goodbye \"Bye.\"")));
    }

    @Test
    void aLongMessageIsTakenUpToTheLimitWhileOtherOptionsAreShort() {
        peer.sends("DO GMCP");
        var room = GmcpMessage.OCTETS_MAX - 4;
        peer.sends(gmcp("X \"" + "x".repeat(room) + "\""));
        assertThat(peer.events()).hasSize(1);
        peer.sends(gmcp("X \"" + "x".repeat(room + 1) + "\""));
        assertThat(peer.events()).isEmpty();
    }

    @Test
    void aNameThatIsNoneIsOurMistakeAndFailsTheWrite() {
        assertThatThrownBy(() -> peer.gets(new Gmcp("No Name", "")))
                .hasMessageContaining("expected: a name such as");
    }

    @Test
    void theStatusIsOfferedAtOnceAndToldOnce() {
        var crawler = new Peer(TelnetLimits.DEFAULTS, TelnetOptions.DEFAULTS.withStatus(this::now));
        assertThat(crawler.received()).endsWith(Notation.show("WILL MSSP"));

        crawler.afterOffers().sends("DO MSSP DO MSSP DONT MSSP DO MSSP");
        assertThat(crawler.received())
                .isEqualTo(
                        Notation.show(
                                "SB MSSP x01 \"NAME\" x02 \"Emberdelve\" SE WONT MSSP WILL MSSP"));
        assertThat(asked).hasValue(1);
    }

    @Test
    void theStatusInWordsIsNotWrappedAndToldOnce() {
        var crawler =
                new Peer(TelnetLimits.DEFAULTS, TelnetOptions.DEFAULTS.withStatus(this::now))
                        .afterGreeting();
        crawler.gets(new TelnetOutput.Width(20)).gets(new StatusText()).gets(new StatusText());

        assertThat(crawler.received())
                .isEqualTo(
                        Notation.show(
                                "CRLF \"MSSP-REPLY-START\" CRLF \"NAME\" x09 \"Emberdelve\" CRLF"
                                        + " \"MSSP-REPLY-END\" CRLF"));
    }

    @Test
    void withoutAStatusThereIsNone() {
        peer.gets(new StatusText()).sends("DO MSSP");

        assertThat(peer.received()).isEqualTo(Notation.show("WONT MSSP"));
    }

    private Mssp now() {
        asked.incrementAndGet();
        return Mssp.NOTHING.with("NAME", "Emberdelve");
    }

    private static String gmcp(String message) {
        return "SB GMCP '" + message + "' SE";
    }
}
