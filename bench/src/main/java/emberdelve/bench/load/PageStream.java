package emberdelve.bench.load;

import emberdelve.protocol.option.JsonEnvelope;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolConfig;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolHandler;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolHandler.ClientHandshakeStateEvent;
import io.netty.util.ReferenceCountUtil;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

/**
 * The stream of a page. It greets as the page does, and makes lines of the messages that come, and
 * messages of typed lines, so that a player need not know by which way it came. Messages for panels
 * are read and dropped.
 *
 * <p>Thread: the players' event loop.
 */
final class PageStream extends ChannelDuplexHandler {
    private static final String SUBPROTOCOL = "json.mudstandards.org";

    /** The greeting as in {@code wire.js}. */
    private static final List<JsonEnvelope> GREETING =
            List.of(
                    new JsonEnvelope(
                            "gmcp",
                            "Core.Hello",
                            "{\"client\":\"Emberdelve page\",\"version\":\"1\"}"),
                    new JsonEnvelope(
                            "gmcp",
                            "Core.Supports.Set",
                            "[\"Text 1\",\"Input 1\",\"Char 1\",\"Char.Login 1\",\"Room 1\","
                                    + "\"Group 1\",\"Comm.Channel 1\",\"Delve 1\","
                                    + "\"Quest 1\",\"Char.Journal 1\"]"));

    /** The beginning of all messages that hold lines, and of no others. */
    private static final ByteBuf LINES =
            Unpooled.unreleasableBuffer(
                    Unpooled.copiedBuffer("{\"proto\":\"text\",", StandardCharsets.US_ASCII));

    private static final int LINE_END_OCTETS = 2;

    /** The most octets of a message: the map of a large zone is one message. */
    private static final int MESSAGE_MAX_OCTETS = 1 << 20;

    private static final int ANSWER_MAX_OCTETS = 8 << 10;

    /**
     * The longest wait for a handshake. A thousand players come at once; their waits are measured,
     * and are no reason to give up.
     */
    private static final Duration HANDSHAKE_WITHIN = Duration.ofMinutes(5);

    private PageStream() {}

    /** Adds all of WebSocket, to this port of this machine. */
    static void add(ChannelPipeline pipeline, int port) {
        var webSocket =
                WebSocketClientProtocolConfig.newBuilder()
                        .webSocketUri("ws://127.0.0.1:" + port + "/")
                        .subprotocol(SUBPROTOCOL)
                        .maxFramePayloadLength(MESSAGE_MAX_OCTETS)
                        .handshakeTimeoutMillis(HANDSHAKE_WITHIN.toMillis())
                        .build();
        pipeline.addLast(
                new HttpClientCodec(),
                new HttpObjectAggregator(ANSWER_MAX_OCTETS),
                new WebSocketClientProtocolHandler(webSocket),
                new PageStream());
    }

    /** Does not pass the event on: the socket is open, but the WebSocket is not yet. */
    @Override
    public void channelActive(ChannelHandlerContext context) {}

    // A failed write closes the channel, which the player reports.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        if (event != ClientHandshakeStateEvent.HANDSHAKE_COMPLETE) return;
        for (var each : GREETING) context.write(new TextWebSocketFrame(each.text()));
        context.flush();
        context.fireChannelActive();
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        switch (message) {
            case TextWebSocketFrame frame -> {
                try {
                    if (isLines(frame.content())) context.fireChannelRead(lines(context, frame));
                } finally {
                    frame.release();
                }
            }
            case BinaryWebSocketFrame frame -> context.fireChannelRead(frame.content());
            default -> ReferenceCountUtil.release(message);
        }
    }

    private static boolean isLines(ByteBuf json) {
        var octets = LINES.readableBytes();
        return json.readableBytes() >= octets
                && ByteBufUtil.equals(json, json.readerIndex(), LINES, 0, octets);
    }

    private static ByteBuf lines(ChannelHandlerContext context, TextWebSocketFrame frame) {
        var lines = context.alloc().buffer(frame.content().readableBytes());
        PageLines.write(frame.content(), lines);
        return lines;
    }

    // The caller learns the outcome from the promise.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
        if (!(message instanceof ByteBuf typed)) {
            context.write(message, promise);
            return;
        }
        var line =
                typed.toString(
                        typed.readerIndex(),
                        typed.readableBytes() - LINE_END_OCTETS,
                        StandardCharsets.UTF_8);
        typed.release();
        var input = new JsonEnvelope("text", "Input", line).text();
        context.write(new TextWebSocketFrame(input), promise);
    }
}
