package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.protocol.compress.Permits;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.handler.codec.UnsupportedMessageTypeException;

import org.junit.jupiter.api.Test;

/** What we send, compressed from the marker on and not an octet before or after. */
class Mccp2Test {
    private static final String MARKER = Notation.show("SB MCCP2 SE");

    private final Peer peer = new Peer().afterOffers();

    @Test
    void theMarkerIsOneBufferAndAllThatFollowsIsCompressed() {
        peer.sends("DO TIMING_MARK DO MCCP2 DO TIMING_MARK");
        peer.getsLines("look");
        var messages = peer.channel().outboundMessages();

        assertThat(Notation.show(octets(messages.remove())))
                .isEqualTo(Notation.show("WILL TIMING_MARK SB MCCP2 SE"));
        // The header of zlib (RFC 1950), with the window of 32 KiB.
        assertThat(octets(messages.remove())).startsWith(0x78);
        assertThat(Notation.show(octets(messages.remove())))
                .doesNotContain("look")
                .endsWith("<00><00><FF><FF>");
    }

    @Test
    void thePeerReadsEachWriteAtOnce() {
        peer.sends("DO MCCP2 DO TIMING_MARK");
        assertThat(peer.received()).isEqualTo(MARKER + Notation.show("WILL TIMING_MARK"));

        peer.getsPrompt("> ", "A rat bites you.");
        assertThat(peer.received())
                .isEqualTo(Notation.show("\"A rat bites you.\" CRLF \"> \" GO_AHEAD"));
        peer.channel().writeOutbound(Unpooled.copiedBuffer(new byte[] {'r', 'a', 'w'}));
        assertThat(peer.received()).isEqualTo("raw");
    }

    @Test
    void aSecondRequestIsNotAnswered() {
        peer.sends("DO MCCP2");
        peer.received();
        peer.sends("DO MCCP2 DO MCCP2");

        assertThat(peer.received()).isEmpty();
    }

    @Test
    void whenThePeerHasEnoughTheStreamEndsAndPlainOctetsFollow() {
        peer.sends("DO MCCP2").getsLines("one");
        peer.sends("DONT MCCP2").getsLines("two");
        assertThat(peer.received())
                .isEqualTo(MARKER + Notation.show("\"one\" CRLF WONT MCCP2 \"two\" CRLF"));

        peer.sends("DO MCCP2").getsLines("three");
        assertThat(peer.received())
                .isEqualTo(Notation.show("WILL MCCP2 SB MCCP2 SE \"three\" CRLF"));
    }

    @Test
    void muchTextIsCompressedWithoutLoss() {
        peer.sends("DO MCCP2");
        peer.received();
        for (var line = 0; line < 200; line++) peer.getsLines("line " + line * 7919 % 1009);

        assertThat(peer.received())
                .contains("line 0<0D>")
                .contains("line 832<0D>")
                .hasSizeGreaterThan(3_000);
    }

    @Test
    void nothingElseThanOctetsGetsIntoTheStream() {
        peer.sends("DO MCCP2");
        peer.received();

        assertThatThrownBy(() -> peer.channel().writeOutbound("text"))
                .isInstanceOf(UnsupportedMessageTypeException.class);
        assertThat(peer.received()).isEmpty();
    }

    @Test
    void whereTheTransportForbidsItItIsNotToBeHad() {
        var plain =
                new Peer(TelnetLimits.DEFAULTS, TelnetOptions.DEFAULTS.withoutCompression())
                        .afterGreeting();
        plain.sends("DO MCCP2 DO MCCP3 SB MCCP3 SE \"look\" CRLF");

        assertThat(plain.received())
                .isEqualTo(Notation.show("DO NEW_ENVIRON WILL GMCP WONT MCCP2 WONT MCCP3"));
    }

    @Test
    void thereAreOnlySoManyStreamsAtATime() {
        var permits = Permits.atMost(1);
        var options = TelnetOptions.DEFAULTS.withCompression(permits);
        var first = new Peer(TelnetLimits.DEFAULTS, options).afterOffers().sends("DO MCCP2");
        var second = new Peer(TelnetLimits.DEFAULTS, options).afterOffers().sends("DO MCCP2");
        assertThat(first.received()).isEqualTo(MARKER);
        assertThat(second.received()).isEqualTo(Notation.show("WONT MCCP2"));

        first.channel().finish();
        assertThat(permits.take()).isTrue();
    }

    private static byte[] octets(Object message) {
        var buffer = (ByteBuf) message;
        var octets = new byte[buffer.readableBytes()];
        buffer.readBytes(octets);
        buffer.release();
        return octets;
    }
}
