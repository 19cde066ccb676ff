package emberdelve.protocol.transport;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** A browser's connection without a network, to a site of {@link OnePage}. */
final class BrowserChannel {
    private final List<Object> heard = new ArrayList<>();
    private final EmbeddedChannel channel = new EmbeddedChannel();

    BrowserChannel() {
        Transports.addWebSocket(
                channel.pipeline(), new OnePage(), new OneProxy(), OnePage::isOurs, false);
        channel.pipeline().addLast(new Listening());
        channel.pipeline().fireChannelActive();
    }

    private final class Listening extends ChannelInboundHandlerAdapter {
        @Override
        public void channelActive(ChannelHandlerContext ctx) {
            heard.add("active");
        }

        @Override
        public void userEventTriggered(ChannelHandlerContext ctx, Object told) {
            if (told instanceof TransportEvent) heard.add(told);
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable why) {
            heard.add(why);
        }
    }

    /** What the transport told whoever comes behind it: events, faults, and when it is there. */
    List<Object> heard() {
        return heard;
    }

    boolean isOpen() {
        return channel.isOpen();
    }

    /** A request that becomes a WebSocket, with those headers more. */
    static String request(String more) {
        return "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Extensions: permessage-deflate\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                + more
                + "\r\n";
    }

    /** Becomes a WebSocket whose binary messages are the stream. */
    void join() {
        upgrade("Sec-WebSocket-Protocol: telnet.mudstandards.org\r\n");
        sent();
    }

    /** A PROXY header has told that the connection comes from there. */
    void comesFrom(String address) {
        var source = new InetSocketAddress(InetAddress.ofLiteral(address), 1);
        channel.pipeline().fireUserEventTriggered(new TransportEvent.From(source));
    }

    void upgrade(String more) {
        upgrade(more, "");
    }

    /** The same, with frames that come before the answer. */
    void upgrade(String more, String frames) {
        channel.writeInbound(ascii(request(more)).writeBytes(HexFormat.of().parseHex(frames)));
    }

    void send(String text) {
        channel.writeInbound(ascii(text));
    }

    void sendHex(String octets) {
        channel.writeInbound(Unpooled.wrappedBuffer(HexFormat.of().parseHex(octets)));
    }

    /** What came through the transport, next. */
    Optional<Object> read() {
        return Optional.ofNullable(channel.readInbound());
    }

    String readHex() {
        return hex(channel.readInbound());
    }

    /** The session behind the transport says something. */
    void answer(Object message) {
        channel.writeOutbound(message);
    }

    /** All that was sent to the browser since this was asked last. */
    String sent() {
        return new String(HexFormat.of().parseHex(sentHex()), StandardCharsets.ISO_8859_1);
    }

    String sentHex() {
        var all = new StringBuilder();
        for (ByteBuf next = channel.readOutbound(); next != null; next = channel.readOutbound())
            all.append(hex(next));
        return all.toString();
    }

    /** The same without the answer in HTTP that comes first. */
    String sentHexAfterHead() {
        var all = sentHex();
        return all.substring(all.indexOf("0d0a0d0a") + 8);
    }

    /** The same as frames, which must be short. */
    List<String> sentFrames() {
        var frames = new ArrayList<String>();
        for (var rest = sentHex(); !rest.isEmpty(); ) {
            var end = 4 + 2 * Integer.parseInt(rest.substring(2, 4), 16);
            frames.add(rest.substring(0, end));
            rest = rest.substring(end);
        }
        return frames;
    }

    /** Tells the browser that there is no room for it, as {@link Transports#turnAway} does. */
    void isTurnedAway(String why) {
        Transports.turnAway(channel, Transports.FULL, why);
    }

    void leave() {
        channel.close().syncUninterruptibly();
    }

    void hangUp() {
        channel.finishAndReleaseAll();
    }

    private static ByteBuf ascii(String text) {
        return Unpooled.copiedBuffer(text, StandardCharsets.US_ASCII);
    }

    private static String hex(ByteBuf octets) {
        try {
            return ByteBufUtil.hexDump(octets);
        } finally {
            octets.release();
        }
    }
}
