package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.protocol.compress.InflationLimits;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.zip.Deflater;

/** What the peer sends, compressed from its marker on. */
class Mccp3Test {
    private static final InflationLimits LIMITS = InflationLimits.DEFAULTS;

    private final Peer peer = new Peer().afterOffers();

    @Test
    void theCompressedOctetsMayComeWithTheMarker() {
        peer.sends("DO MCCP3 SB MCCP3 SE \"look\" CRLF \"no\"").sends("\"rth\" CRLF");

        assertThat(peer.lines()).containsExactly("look", "north");
    }

    @Test
    void whenTheStreamEndsPlainOctetsFollowInTheSamePacket() {
        var all =
                Unpooled.buffer()
                        .writeBytes(Notation.octets("DO MCCP3 SB MCCP3 SE"))
                        .writeBytes(zlib("look\r\n".getBytes(StandardCharsets.US_ASCII)))
                        .writeBytes("north\r\n".getBytes(StandardCharsets.US_ASCII));
        peer.channel().writeInbound(all);
        assertThat(peer.lines()).containsExactly("look", "north");

        peer.sends("SB MCCP3 SE \"south\" CRLF");
        assertThat(peer.lines()).containsExactly("south");
    }

    @Test
    void telnetGoesOnInsideTheStream() {
        peer.sends("DO MCCP3 SB MCCP3 SE").sends("DO TIMING_MARK SB MCCP3 SE \"look\" CRLF");

        assertThat(peer.received()).isEqualTo(Notation.show("WILL TIMING_MARK"));
        assertThat(peer.lines()).containsExactly("look");
    }

    @Test
    void itCanBeCutAnywhere() {
        var stream =
                ByteBufUtil.getBytes(
                        Unpooled.buffer()
                                .writeBytes(Notation.octets("\"a\" LF DO MCCP3 SB MCCP3 SE"))
                                .writeBytes(
                                        zlib(
                                                "look\r\nnorth\r\n"
                                                        .getBytes(StandardCharsets.US_ASCII)))
                                .writeBytes("b\n".getBytes(StandardCharsets.US_ASCII)));
        for (var cut = 1; cut < stream.length; cut++) {
            var cutPeer = new Peer().afterOffers();
            cutPeer.channel()
                    .writeInbound(
                            Unpooled.copiedBuffer(Arrays.copyOf(stream, cut)),
                            Unpooled.copiedBuffer(Arrays.copyOfRange(stream, cut, stream.length)));
            assertThat(cutPeer.lines())
                    .as("cut at %d", cut)
                    .containsExactly("a", "look", "north", "b");
        }
    }

    @Test
    void whatIsNoStreamEndsTheConnectionWithAReason() {
        peer.sends("DO MCCP3");
        assertThatThrownBy(() -> raw(Notation.octets("SB MCCP3 SE \"look\" CRLF")))
                .isInstanceOf(TelnetException.class)
                .hasMessageStartingWith("compression: ");

        raw("north\r\n".getBytes(StandardCharsets.US_ASCII));
        assertThat(peer.lines()).isEmpty();
    }

    @Test
    void aBombIsCutOffAfterAFewChunks() {
        var bomb = zlib(new byte[64 << 20]);
        peer.sends("DO MCCP3");
        raw(Notation.octets("SB MCCP3 SE"));

        assertThatThrownBy(() -> raw(bomb))
                .isInstanceOf(TelnetException.class)
                .hasMessageContaining("expected: at most");
    }

    @Test
    void aSlowBombIsCutOffByItsRatio() {
        var bomb = zlib(new byte[200 << 10]);
        peer.channel().freezeTime();
        peer.sends("DO MCCP3");
        raw(Notation.octets("SB MCCP3 SE"));

        assertThatThrownBy(
                        () -> {
                            for (var octet : bomb) {
                                raw(new byte[] {octet});
                                peer.channel().advanceTimeBy(1, TimeUnit.SECONDS);
                            }
                        })
                .isInstanceOf(TelnetException.class)
                .hasMessageContaining("octets out of one")
                .hasMessageContaining("at most " + LIMITS.ratioMax());
    }

    @Test
    void muchTextIsTooMuchInOneSecond() {
        var random = new Random(7);
        var text = new byte[LIMITS.perReadMaxOctets() / 2];
        for (var at = 0; at < text.length; at++) text[at] = (byte) random.nextInt(' ', '~');
        text[text.length - 1] = (byte) '\n';
        peer.channel().freezeTime();
        peer.sends("DO MCCP3 SB MCCP3 SE");
        for (var second = 0; second < 5; second++) {
            for (var sent = 0; sent < LIMITS.perSecondMaxOctets(); sent += text.length) {
                peer.sends(text);
            }
            peer.channel().advanceTimeBy(1, TimeUnit.SECONDS);
        }
        assertThatThrownBy(
                        () -> {
                            for (var sent = 0;
                                    sent <= LIMITS.perSecondMaxOctets();
                                    sent += text.length) {
                                peer.sends(text);
                            }
                        })
                .isInstanceOf(TelnetException.class)
                .hasMessageContaining("in a second");
    }

    @Test
    void aPacketMayNotBecomeMoreThanTheLimit() {
        peer.sends("DO MCCP3 SB MCCP3 SE").sends(new byte[LIMITS.perReadMaxOctets() / 4]);

        assertThatThrownBy(() -> peer.sends(new byte[LIMITS.perReadMaxOctets() + 1]))
                .isInstanceOf(TelnetException.class)
                .hasMessageContaining("expected: at most");
    }

    @Test
    void aStreamThatWasNeverAgreedToIsNone() {
        var plain = new Peer(TelnetLimits.DEFAULTS, TelnetOptions.DEFAULTS.withoutCompression());
        plain.channel()
                .writeInbound(Unpooled.copiedBuffer(Notation.octets("SB MCCP3 SE \"look\" CRLF")));

        assertThat(plain.lines()).containsExactly("look");
    }

    private void raw(byte[] octets) {
        ByteBuf buffer = Unpooled.copiedBuffer(octets);
        peer.channel().writeInbound(buffer);
    }

    private static byte[] zlib(byte[] octets) {
        var deflater = new Deflater();
        deflater.setInput(octets);
        deflater.finish();
        var room = new byte[1 << 18];
        var length = deflater.deflate(room);
        deflater.end();
        return Arrays.copyOf(room, length);
    }
}
