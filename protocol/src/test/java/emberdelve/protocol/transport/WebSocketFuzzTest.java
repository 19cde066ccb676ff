package emberdelve.protocol.transport;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.util.ReferenceCountUtil;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * What may come to the port of WebSocket: no fault but a {@link TransportException}, never more
 * handed on than was sent, and the same however it is cut.
 */
class WebSocketFuzzTest {
    private static final byte[] UPGRADE =
            """
            GET / HTTP/1.1\r
            Host: x\r
            Upgrade: websocket\r
            Connection: Upgrade\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
            Sec-WebSocket-Protocol: gmcp.mudstandards.org\r
            \r
            """
                    .getBytes(StandardCharsets.US_ASCII);

    /** What was handed on: octets in one piece, then texts; and how it ended. */
    private record Heard(String octets, List<String> texts, List<String> faults, boolean open) {
        /** Octet by octet, none of them comes before the answer. */
        private boolean isHasty() {
            return faults.stream().anyMatch(fault -> fault.contains("with the request"));
        }
    }

    @FuzzTest(maxDuration = "60m")
    void anyRequest(byte[] octets) {
        check(new byte[0], octets);
    }

    @FuzzTest(maxDuration = "60m")
    void anyFrames(byte[] octets) {
        check(UPGRADE, octets);
    }

    private static void check(byte[] before, byte[] octets) {
        var whole = heard(before, octets, octets.length);

        if (!whole.isHasty()) assertThat(heard(before, octets, 1)).isEqualTo(whole);
        assertThat(whole.octets().length() / 2).isLessThanOrEqualTo(octets.length);
    }

    private static Heard heard(byte[] before, byte[] octets, int piece) {
        var channel = new EmbeddedChannel();
        var faults = new ArrayList<String>();
        Transports.addWebSocket(
                channel.pipeline(), new OnePage(), new OneProxy(), OnePage::isOurs, false);
        channel.pipeline().addLast(new Faults(faults));
        channel.pipeline().fireChannelActive();
        try {
            receive(channel, before, before.length);
            receive(channel, octets, piece);
            return heard(channel, faults);
        } finally {
            channel.finishAndReleaseAll();
        }
    }

    private static void receive(EmbeddedChannel channel, byte[] octets, int piece) {
        for (var at = 0; at < octets.length && channel.isOpen(); at += piece) {
            var length = Math.min(piece, octets.length - at);
            channel.writeInbound(Unpooled.copiedBuffer(octets, at, length));
        }
    }

    private static Heard heard(EmbeddedChannel channel, List<String> faults) {
        var octets = new StringBuilder();
        var texts = new ArrayList<String>();
        for (Object next = channel.readInbound(); next != null; next = channel.readInbound()) {
            switch (next) {
                case ByteBuf piece -> octets.append(ByteBufUtil.hexDump(piece));
                case TextMessage(var text) -> texts.add(text);
                default -> throw new AssertionError(next);
            }
            ReferenceCountUtil.release(next);
        }
        return new Heard(octets.toString(), texts, faults, channel.isOpen());
    }

    private static final class Faults extends ChannelInboundHandlerAdapter {
        private final List<String> faults;

        Faults(List<String> faults) {
            this.faults = faults;
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            if (!(cause instanceof TransportException)) throw new AssertionError(cause);
            faults.add(cause.toString());
        }
    }
}
