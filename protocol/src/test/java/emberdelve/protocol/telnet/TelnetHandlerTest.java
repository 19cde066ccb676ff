package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.code.TextCode;
import emberdelve.protocol.style.Color;
import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.style.Hyperlink;
import emberdelve.protocol.style.LinkSupport;
import emberdelve.protocol.style.Style;
import emberdelve.protocol.style.StyledText;
import emberdelve.protocol.telnet.TelnetEvent.Abilities;
import emberdelve.protocol.telnet.TelnetEvent.AreYouThere;
import emberdelve.protocol.telnet.TelnetEvent.Interrupt;
import emberdelve.protocol.telnet.TelnetEvent.Line;
import emberdelve.protocol.telnet.TelnetEvent.WindowSize;
import emberdelve.protocol.telnet.TelnetOutput.Echo;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Optional;

class TelnetHandlerTest {
    private static final Abilities STRANGER =
            new Abilities(
                    ColorDepth.ANSI_16, TextCode.UTF_8, false, LinkSupport.NONE, "", "", false);
    private static final Abilities TELNET =
            new Abilities(
                    ColorDepth.ANSI_16, TextCode.UTF_8, false, LinkSupport.NONE, "", "", true);

    @Test
    void theGreetingOfTelnetIsTwelveOctetsInOneWrite() {
        var peer = new Peer();

        assertThat(peer.channel().outboundMessages()).hasSize(1);
        assertThat(peer.received())
                .isEqualTo(
                        Notation.show("WILL END_OF_RECORD WILL CHARSET DO TERMINAL_TYPE DO NAWS"));
        assertThat(peer.events()).containsExactly(STRANGER);
    }

    @Test
    void aBurstIsOneBuffer() {
        var peer = new Peer().afterGreeting();
        peer.getsPrompt("> ", "one", "two");

        assertThat(peer.channel().outboundMessages()).hasSize(1);
        assertThat(peer.received()).contains("one", "two");
    }

    @Test
    void allAnswersToAPacketAreOneBuffer() {
        var peer = new Peer().afterGreeting();
        peer.sends("WILL TERMINAL_TYPE DO CHARSET DO 99 WILL 98 DO TIMING_MARK \"x\" CRLF");

        assertThat(peer.channel().outboundMessages()).hasSize(1);
        assertThat(peer.received())
                .isEqualTo(
                        Notation.show(
                                Peer.OFFERS
                                        + "SB TERMINAL_TYPE x01 SE SB CHARSET x01 \";UTF-8\" SE"
                                        + " WONT 99 DONT 98 WILL TIMING_MARK"));
        assertThat(peer.events()).containsExactly(TELNET, new Line("x", false));
    }

    @ParameterizedTest
    @CsvSource({
        "'', NONE",
        "DO END_OF_RECORD, END_OF_RECORD",
        "DONT END_OF_RECORD, GO_AHEAD",
        "DO SUPPRESS_GO_AHEAD, NONE",
        "DO END_OF_RECORD DO SUPPRESS_GO_AHEAD, END_OF_RECORD",
        "DO SUPPRESS_GO_AHEAD DONT SUPPRESS_GO_AHEAD, GO_AHEAD",
        "NOP, NONE",
    })
    void aPromptIsMarkedAsThePeerUnderstandsIt(String sent, PromptMark mark) {
        var peer = new Peer().afterGreeting().sends(sent);
        peer.received();
        peer.getsPrompt("> ");

        var expected = Unpooled.buffer().writeBytes(Notation.octets("\"> \""));
        mark.write(expected);
        assertThat(peer.receivedOctets()).isEqualTo(ByteBufUtil.getBytes(expected));
    }

    @Test
    void aPasswordIsNotEchoedAndItsLineEndsWhenTheEchoReturns() {
        var peer = new Peer().afterOffers();
        peer.gets(new Echo(true)).getsPrompt("Password: ").sends("DO ECHO");
        assertThat(peer.received()).isEqualTo(Notation.show("WILL ECHO \"Password: \" GO_AHEAD"));

        peer.sends("\"secret\" CRLF");
        assertThat(peer.received()).isEmpty();
        assertThat(peer.lines()).containsExactly("secret");

        peer.gets(new Echo(false)).getsLines("Welcome.");
        assertThat(peer.received()).isEqualTo(Notation.show("WONT ECHO CRLF \"Welcome.\" CRLF"));
    }

    @Test
    void aSecondQuestionForThePasswordBeginsOnANewLine() {
        var peer = new Peer().afterGreeting().sends("DONT END_OF_RECORD DO SUPPRESS_GO_AHEAD");
        peer.gets(new Echo(true)).getsPrompt("New: ").sends("DO ECHO \"secret\" CRLF");
        peer.received();
        peer.getsPrompt("Again: ");

        assertThat(peer.received()).isEqualTo(Notation.show("CRLF \"Again: \""));
    }

    @Test
    void whoDoesNotKnowTelnetIsToldOfTheEchoOnceAndSeesNoEmptyLine() {
        var peer = new Peer().afterGreeting();
        peer.gets(new Echo(true)).getsPrompt("Password: ").sends("\"secret\" LF");
        peer.gets(new Echo(false)).getsLines("Welcome.");

        assertThat(peer.received())
                .isEqualTo(Notation.show("WILL ECHO \"Password: Welcome.\" CRLF"));
    }

    @Test
    void aClientThatNeverConfirmsWontHidesTheNextPasswordToo() {
        var peer = new Peer().afterGreeting();
        peer.gets(new Echo(true)).sends("DO ECHO").gets(new Echo(false));
        peer.received();

        peer.gets(new Echo(true));
        assertThat(peer.received()).isEqualTo(Notation.show("WILL ECHO"));
    }

    @Test
    void charactersAreEditedWhateverKeyErasesThem() {
        var peer = new Peer().afterGreeting().sends("DO SUPPRESS_GO_AHEAD");
        for (var key : new String[] {"\"s\"", "\"x\"", "x7F", "\"e\"", "\"y\"", "x08", "\"t\""}) {
            peer.sends(key);
        }
        peer.sends("ERASE_CHARACTER").sends("\"c\" CRNUL");

        assertThat(peer.lines()).containsExactly("sec");
    }

    @Test
    void commandsOfTheUserBecomeEvents() {
        var peer = new Peer().afterGreeting().sends("ARE_YOU_THERE INTERRUPT BREAK ABORT_OUTPUT");

        assertThat(peer.events())
                .containsExactly(TELNET, new AreYouThere(), new Interrupt(), new Interrupt());
        assertThat(peer.received()).isEqualTo(Notation.show(Peer.OFFERS + "DATA_MARK"));
    }

    @Test
    void aTimingMarkIsAnsweredEachTime() {
        assertThat(new Peer().afterOffers().sends("DO TIMING_MARK DO TIMING_MARK").received())
                .isEqualTo(Notation.show("WILL TIMING_MARK WILL TIMING_MARK"));
    }

    @Test
    void theWindowIsFollowed() {
        var peer = new Peer().afterGreeting();
        peer.sends("SB NAWS x00 x14 x00 x18 SE WILL NAWS WONT NAWS SB NAWS x00 x20 x00 x20 SE");

        assertThat(peer.events())
                .containsExactly(TELNET, new WindowSize(20, 24), new WindowSize(0, 0));
    }

    @Test
    void linesAreWrappedToTheWindowOrToTheUsersChoice() {
        var peer = new Peer().afterGreeting().sends("SB NAWS x00 x14 x00 x18 SE");
        peer.getsLines("twenty columns are not many");
        assertThat(peer.received()).contains("are<0D><0A>not");

        peer.gets(new TelnetOutput.Width(30)).getsLines("twenty columns are not many");
        assertThat(peer.received()).contains("are not many");
    }

    @Test
    void theUsersChoicesOfColoursAndPromptsAreFollowed() {
        var peer = new Peer().afterGreeting();
        peer.gets(new TelnetOutput.Colors(ColorDepth.NONE))
                .gets(new TelnetOutput.ReadAloud(true))
                .getsPrompt("> ");

        assertThat(peer.received()).isEqualTo(Notation.show("\"> \" CRLF"));
    }

    @Test
    void theUserMayFollowTheClientAgain() {
        var red =
                new TelnetOutput.Burst(
                        List.of(StyledText.of("x", Style.of(Color.rgb(255, 120, 0)))),
                        Optional.empty());
        var peer = new Peer().afterOffers();
        peer.sends("WILL TERMINAL_TYPE SB TERMINAL_TYPE x00 \"XTERM-256COLOR\" SE");
        peer.received();
        peer.gets(new TelnetOutput.Colors(ColorDepth.TRUE_COLOR)).gets(red);
        assertThat(peer.received()).contains("[38;2;255;120;0m");

        peer.gets(new TelnetOutput.AutomaticColors()).gets(red);
        assertThat(peer.received()).contains("[38;5;208m");
        peer.sends("SB TERMINAL_TYPE x00 \"MTTS 256\" SE");
        peer.received();
        peer.gets(red);
        assertThat(peer.received()).contains("[38;2;255;120;0m");
    }

    @Test
    void linksAreForThoseWhoSaySoOrWant() {
        var north =
                new TelnetOutput.Burst(
                        List.of(
                                StyledText.of(
                                        "north",
                                        Style.PLAIN.withLink(new Hyperlink.Send("north")))),
                        Optional.empty());
        var peer = new Peer().afterGreeting().gets(north);
        assertThat(peer.received()).isEqualTo("north<0D><0A>");
        peer.gets(new TelnetOutput.Links(LinkSupport.ALL)).gets(north);
        assertThat(peer.received()).startsWith("<1B>]8;;send:north<1B>\\north");
        peer.gets(new TelnetOutput.Links(LinkSupport.NONE)).gets(north);
        assertThat(peer.received()).isEqualTo("north<0D><0A>");
    }

    @Test
    void anOptionInTheMiddleOfALineDoesNotDisturbIt() {
        var peer = new Peer().afterGreeting();
        peer.sends("\"lo\" WILL NAWS \"o\" NOP \"k\" CR SB NAWS x00 x50 x00 x18 SE LF");

        assertThat(peer.lines()).containsExactly("look");
    }

    @Test
    void otherMessagesPassBothWays() {
        var channel = new Peer().afterGreeting().channel();
        var octets = Unpooled.copiedBuffer(new byte[] {1});

        assertThat(channel.writeInbound("not octets")).isTrue();
        assertThat(channel.<String>readInbound()).isEqualTo("not octets");
        assertThat(channel.writeOutbound(octets)).isTrue();
        assertThat(channel.<ByteBuf>readOutbound()).isSameAs(octets);
        octets.release();
    }

    @Test
    void whatIsReadIsReleased() {
        var octets = Unpooled.copiedBuffer(Notation.octets("\"look\" CRLF"));
        new Peer().channel().writeInbound(octets);

        assertThat(octets.refCnt()).isZero();
    }
}
