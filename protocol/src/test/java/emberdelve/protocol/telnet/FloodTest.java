package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.protocol.line.LineAssembler;
import emberdelve.protocol.telnet.TelnetEvent.Line;

import io.netty.buffer.Unpooled;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Whoever sends too much of anything makes us keep and say little. */
class FloodTest {
    private static final TelnetLimits LIMITS = TelnetLimits.DEFAULTS;
    private static final int PACKET_OCTETS = 1 << 16;
    private static final int REQUEST_OCTETS = 3;

    private final Peer peer = new Peer().afterOffers();

    @Test
    void tenMegabytesWithoutALineEndAreCutOffAfterOne() {
        var packet = new byte[PACKET_OCTETS];
        Arrays.fill(packet, (byte) 'x');
        var sent = new AtomicInteger();
        assertThatThrownBy(
                        () -> {
                            while (sent.get() < 10 << 20) {
                                sent.addAndGet(PACKET_OCTETS);
                                peer.sends(packet);
                            }
                        })
                .isInstanceOf(TelnetException.class)
                .hasMessageContaining("line without an end");
        assertThat(sent.get()).isEqualTo((1 << 20) + PACKET_OCTETS);

        peer.sends("CRLF");
        assertThat(peer.events()).isEmpty();
    }

    @Test
    void aMegabyteTooManyIsStillOneLineOfTheLimit() {
        var packet = new byte[LineAssembler.DROPPED_MAX + LIMITS.lineMaxChars()];
        Arrays.fill(packet, (byte) 'x');
        peer.sends(packet);
        peer.sends("CRLF");

        assertThat(peer.events())
                .containsExactly(new Line("x".repeat(LIMITS.lineMaxChars()), true));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "DO 99",
                "WILL 99",
                "DO TIMING_MARK",
                "ARE_YOU_THERE",
                "ABORT_OUTPUT",
                "INTERRUPT",
                "SB 99 SE",
                "SB CHARSET x01 \";KOI8-R\" SE",
                "WILL TERMINAL_TYPE WONT TERMINAL_TYPE",
            })
    void aMillionRequestsAreAnsweredUpToTheLimitAndThenNotHeard(String request) {
        var one = Notation.octets(request);
        var million = Unpooled.buffer(1_000_000 * one.length);
        for (var times = 0; times < 1_000_000; times++) million.writeBytes(one);

        assertThatThrownBy(() -> peer.channel().writeInbound(million))
                .isInstanceOf(TelnetException.class)
                .hasMessageContaining("negotiations");
        assertThat(million.refCnt()).isZero();
        assertThat(peer.receivedOctets().length)
                .isLessThanOrEqualTo(LIMITS.negotiationsPerSecond() * 2 * REQUEST_OCTETS);
        assertThat(peer.events()).hasSizeLessThanOrEqualTo(LIMITS.negotiationsPerSecond());

        peer.sends("DO 99 \"look\" CRLF");
        assertThat(peer.received()).isEmpty();
        assertThat(peer.events()).isEmpty();
    }

    @Test
    void whatIsToldBeforeTheFloodIsHeard() {
        var flood = ("\"look\" CRLF " + "DO 99 ".repeat(LIMITS.negotiationsPerSecond() + 1));

        assertThatThrownBy(() -> peer.sends(flood)).isInstanceOf(TelnetException.class);
        assertThat(peer.lines()).containsExactly("look");
    }

    @Test
    void asManyRequestsAsTheLimitAreFineInEverySecond() {
        peer.channel().freezeTime();
        peer.channel().advanceTimeBy(1, TimeUnit.SECONDS);
        for (var second = 0; second < 10; second++) {
            peer.sends("DO 99 ".repeat(LIMITS.negotiationsPerSecond()));
            peer.channel().advanceTimeBy(1, TimeUnit.SECONDS);
        }
        assertThat(peer.receivedOctets())
                .hasSize(10 * LIMITS.negotiationsPerSecond() * REQUEST_OCTETS);
    }

    @Test
    void aSubnegotiationLongerThanTheLimitIsIgnored() {
        var limit = LIMITS.subnegotiationMaxOctets();
        peer.sends("WILL TERMINAL_TYPE");
        peer.sends("SB TERMINAL_TYPE x00 \"" + "x".repeat(limit) + "\" SE \"look\" CRLF");
        assertThat(peer.lines()).containsExactly("look");

        peer.received();
        peer.sends("SB TERMINAL_TYPE x00 \"" + "x".repeat(limit - 1) + "\" SE");
        assertThat(peer.received()).isEqualTo(Notation.show("SB TERMINAL_TYPE x01 SE"));
    }

    @Test
    void aSubnegotiationWithoutAnEndIsCutOff() {
        peer.sends("SB TERMINAL_TYPE");
        var packet = new byte[LIMITS.subnegotiationMaxOctets()];

        assertThatThrownBy(
                        () -> {
                            for (var times = 0; times <= TelnetDecoder.ENDLESS_FACTOR; times++)
                                peer.sends(packet);
                        })
                .isInstanceOf(TelnetException.class)
                .hasMessageContaining("without an end");
        assertThat(peer.received()).isEmpty();
    }

    @Test
    void aPeerThatInsistsForEverIsCutOff() {
        assertThatThrownBy(
                        () -> {
                            var said = peer.sends("DO 99").received();
                            while (said.equals(Notation.show("WONT 99")))
                                said = peer.sends("DO 99").received();
                        })
                .isInstanceOf(TelnetException.class);
    }

    /** A second of dragging a window, held up by the network, is more than a second's requests. */
    @Test
    void aWindowMayTellItsSizeAsOftenAsItLikes() {
        peer.sends("WILL NAWS");
        peer.afterGreeting();
        var sizes = new StringBuilder();
        for (var column = 20; column < 255; column++)
            sizes.append("SB NAWS x00 x%02x x00 x18 SE ".formatted(column).repeat(10));
        peer.sends(sizes + "\"look\" CRLF");

        assertThat(peer.received()).isEmpty();
        var events = peer.events();
        assertThat(events).as("each size once, and the line").hasSize(255 - 20 + 1);
        assertThat(events.getLast()).isEqualTo(new Line("look", false));
    }

    @Test
    void commandsThatNeedNoAnswerMayComeAsOftenAsTheyLike() {
        peer.sends("NOP ".repeat(10_000) + "\"look\" CRLF");

        assertThat(peer.received()).isEmpty();
        assertThat(peer.lines()).containsExactly("look");
    }
}
