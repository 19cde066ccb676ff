package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;

import emberdelve.protocol.compress.InflationLimits;

import io.netty.buffer.Unpooled;

import java.util.ArrayList;
import java.util.List;
import java.util.zip.Deflater;

/** What a peer sends behind the marker of MCCP3, which is zlib or is not. */
class Mccp3FuzzTest {
    private static final byte[] MARKER = Notation.octets("DO MCCP3 SB MCCP3 SE");

    /** No exception but the one that ends the connection, and no more than may come of it. */
    @FuzzTest(maxDuration = "60m")
    void anyStream(byte[] octets) {
        var events = heard(TelnetOptions.DEFAULTS, List.of(MARKER, octets));

        var chars = 0;
        for (var event : events) {
            if (event instanceof TelnetEvent.Line(var text, _)) chars += text.length() + 1;
        }
        assertThat(chars).isLessThanOrEqualTo(InflationLimits.DEFAULTS.perReadMaxOctets());
    }

    /** The same as without compression, wherever the stream is cut. */
    @FuzzTest(maxDuration = "60m")
    void anyOctetsCompressed(byte[] octets) {
        var deflater = new Deflater();
        var stream = PeerZlib.deflate(deflater, octets);
        deflater.end();
        var compressed = new ArrayList<byte[]>(List.of(MARKER));
        compressed.addAll(Cuts.of(stream));

        // Where nothing is compressed, a marker among the octets begins nothing.
        var never = TelnetOptions.DEFAULTS.withoutCompression();
        assertThat(heard(TelnetOptions.DEFAULTS, compressed))
                .isEqualTo(heard(never, List.of(octets)));
    }

    /** Nothing, if it ends with a fault: what came before that depends on the packets. */
    private static List<TelnetEvent> heard(TelnetOptions options, List<byte[]> packets) {
        var peer = new Peer(TelnetLimits.DEFAULTS, options);
        peer.channel().freezeTime();
        peer.afterOffers();
        try {
            for (var packet : packets) peer.channel().writeInbound(Unpooled.copiedBuffer(packet));
            return peer.events().stream()
                    .filter(event -> !(event instanceof TelnetEvent.Abilities))
                    .toList();
        } catch (TelnetException broken) {
            return List.of();
        } finally {
            peer.channel().finishAndReleaseAll();
        }
    }
}
