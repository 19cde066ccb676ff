package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Character mode: every key comes by itself, and who asks us to echo sees it from us. */
class EchoingTest {
    private static final String MODE_CHARACTER = "DO SUPPRESS_GO_AHEAD DO ECHO";
    private static final String WIPED = " x08 \" \" x08 ";

    private final Peer peer = new Peer().afterOffers().sends(MODE_CHARACTER);

    EchoingTest() {
        assertThat(peer.received()).isEqualTo(Notation.show("WILL SUPPRESS_GO_AHEAD WILL ECHO"));
    }

    @Test
    void eachKeyAndTheEndOfTheLineAreShown() {
        peer.getsPrompt("> ").sends("\"l\"").sends("\"ook\"").sends("CRNUL");
        peer.getsLines("A room.");

        assertThat(peer.received()).isEqualTo(Notation.show("\"> look\" CRLF \"A room.\" CRLF"));
        assertThat(peer.lines()).containsExactly("look");
    }

    @Test
    void whatIsErasedIsWipedByItsWidth() {
        peer.sends("\"aé\"").sends("x7F").sends("\"元\"").sends("x08").sends("x7F x7F x7F");
        assertThat(peer.received())
                .isEqualTo(Notation.show("\"aé\"" + WIPED + "\"元\"" + WIPED + WIPED + WIPED));

        peer.sends("\"two\" ERASE_LINE");
        assertThat(peer.received()).isEqualTo(Notation.show("\"two\"" + WIPED.repeat(3)));
    }

    @Test
    void passwordsStayHidden() {
        peer.gets(new TelnetOutput.Echo(true)).getsPrompt("Password: ");
        peer.sends("\"secret\" x7F \"t\" CRNUL").gets(new TelnetOutput.Echo(false));
        peer.getsPrompt("> ", "Thanks").sends("\"a\"");

        assertThat(peer.received())
                .isEqualTo(Notation.show("\"Password: \" CRLF \"Thanks\" CRLF \"> a\""));
        assertThat(peer.lines()).containsExactly("secret");
    }

    @Test
    void whatComesInTheMiddleOfALineIsFollowedByWhatWasTyped() {
        peer.getsPrompt("> ").sends("\"say h\"").getsPrompt("> ", "A rat bites you.");
        peer.sends("\"i\" CRNUL");

        assertThat(peer.received())
                .isEqualTo(
                        Notation.show(
                                "\"> say h\" CRLF \"A rat bites you.\" CRLF \"> say hi\" CRLF"));
        assertThat(peer.lines()).containsExactly("say hi");
    }

    @Test
    void nothingThatSteersATerminalIsSentBack() {
        peer.sends("\"a^[[Ab\" x07 x01");

        assertThat(peer.received()).isEqualTo(Notation.show("\"ab\""));
    }

    @Test
    void whatFindsNoRoomIsNotShown() {
        var brief =
                new Peer(new TelnetLimits(2, 64, 40, 250), TelnetOptions.DEFAULTS)
                        .afterOffers()
                        .sends(MODE_CHARACTER)
                        .afterGreeting();
        brief.sends("\"abcd\"").sends("x7F x7F").sends("x7F CRNUL");

        assertThat(brief.received()).isEqualTo(Notation.show("\"ab\"" + WIPED + "CRLF"));
        assertThat(brief.lines()).containsExactly("a");
    }

    @Test
    void whoTakesItBackShowsItByItself() {
        peer.sends("DONT ECHO \"look\" CRLF");

        assertThat(peer.received()).isEqualTo(Notation.show("WONT ECHO"));
    }

    @Test
    void whoOnlyAgreesToHideAPasswordIsNotEchoedAfterwards() {
        var other = new Peer().afterOffers().gets(new TelnetOutput.Echo(true)).sends("DO ECHO");
        other.gets(new TelnetOutput.Echo(false)).afterGreeting();

        assertThat(other.sends("\"look\" CRLF").received()).isEmpty();
    }
}
