package emberdelve.protocol.transport;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.PrematureChannelClosureException;
import io.netty.handler.codec.TooLongFrameException;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler.HandshakeComplete;
import io.netty.util.ReferenceCountUtil;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * The stream of octets in a WebSocket: made of the binary messages, and made into messages when
 * octets are written. Thread: its connection's event loop.
 */
final class WebSocketStream extends ChannelDuplexHandler {
    /** The end of the names of all our sub-protocols. */
    private static final String FAMILY = ".mudstandards.org";

    /**
     * The time in which the peer should answer our Close frame with its own, and be closed by that
     * (RFC 6455 section 7.1.1).
     */
    static final Duration FAREWELL = Duration.ofSeconds(1);

    /** Whether text messages have a meaning here. */
    private boolean takesText;

    /** Whether our Close frame is sent; what comes after it is nobody's. */
    private boolean closing;

    /** Whether it has words for the peer's user, and not for the author of a broken client. */
    private boolean isFarewell;

    /** Whether the peer's answer is waited for. */
    private boolean waits;

    WebSocketStream() {}

    /** Holds the event back: nobody is there yet. */
    @Override
    public void channelActive(ChannelHandlerContext ctx) {}

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (!(event instanceof HandshakeComplete handshake)) {
            ctx.fireUserEventTriggered(event);
            return;
        }
        Optional.ofNullable(handshake.selectedSubprotocol())
                .flatMap(Transport::ofSubprotocol)
                .ifPresentOrElse(transport -> begin(ctx, transport), () -> refuse(ctx));
    }

    private void begin(ChannelHandlerContext ctx, Transport transport) {
        takesText = transport.takesText();
        ctx.fireUserEventTriggered(new TransportEvent.Agreed(transport));
        ctx.fireChannelActive();
    }

    private void refuse(ChannelHandlerContext ctx) {
        close(
                ctx,
                WebSocketCloseStatus.POLICY_VIOLATION,
                "sub-protocol: none of ours (expected: one of "
                        + String.join(", ", Transport.subprotocols()).replace(FAMILY, "")
                        + ", each followed by "
                        + FAMILY
                        + ")");
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        if (closing) {
            ReferenceCountUtil.release(message);
        } else if (message instanceof BinaryWebSocketFrame frame) {
            ctx.fireChannelRead(frame.content());
        } else if (message instanceof TextWebSocketFrame frame && takesText) {
            var text = frame.text();
            frame.release();
            ctx.fireChannelRead(new TextMessage(text));
        } else if (message instanceof WebSocketFrame frame) {
            frame.release();
            close(
                    ctx,
                    WebSocketCloseStatus.POLICY_VIOLATION,
                    "frame: not binary (expected: a binary one)");
        } else {
            // Octets or a second request that no decoder of frames has seen, because they came
            // before our answer: the client has to wait for it (RFC 6455 section 4.1).
            ReferenceCountUtil.release(message);
            close(
                    ctx,
                    WebSocketCloseStatus.PROTOCOL_ERROR,
                    "octets: with the request (expected: after its answer)");
        }
    }

    /**
     * Closes when the peer has answered our Close frame, or has had time to. A system that closes a
     * connection while something of the peer is unread tells it only that the connection is broken,
     * and the peer then throws our last words away: a page that greets us just when we turn it away
     * would read no reason.
     */
    // The caller has the promise, and with it the outcome; the listener has the timer.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void close(ChannelHandlerContext ctx, ChannelPromise promise) {
        // The peer's own Close frame closes, too, and does so at once.
        if (!isFarewell || waits || !ctx.channel().isActive()) {
            ctx.close(promise);
            return;
        }
        waits = true;
        var late =
                ctx.executor()
                        .schedule(
                                () -> ctx.close(promise),
                                FAREWELL.toMillis(),
                                TimeUnit.MILLISECONDS);
        ctx.channel().closeFuture().addListener(_ -> late.cancel(false));
    }

    // The caller has the promise, and with it the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void write(ChannelHandlerContext ctx, Object message, ChannelPromise promise) {
        if (message instanceof CloseWebSocketFrame) {
            closing = true;
            isFarewell = true;
        }
        ctx.write(
                switch (message) {
                    case ByteBuf octets when octets.isReadable() ->
                            new BinaryWebSocketFrame(octets);
                    case TextMessage(var text) ->
                            takesText ? new TextWebSocketFrame(text) : Unpooled.EMPTY_BUFFER;
                    default -> message;
                },
                promise);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        switch (cause) {
            case TooLongFrameException tooLong ->
                    close(
                            ctx,
                            WebSocketCloseStatus.MESSAGE_TOO_BIG,
                            String.valueOf(tooLong.getMessage()));
            case CorruptedWebSocketFrameException corrupted ->
                    close(ctx, corrupted.closeStatus(), String.valueOf(corrupted.getMessage()));
            // The peer has gone in the middle of a message, as one does that loses the network;
            // nobody's fault.
            case PrematureChannelClosureException _ -> {}
            default -> ctx.fireExceptionCaught(cause);
        }
    }

    // The listener has the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void close(ChannelHandlerContext ctx, WebSocketCloseStatus status, String why) {
        if (closing) return;
        closing = true;
        ctx.writeAndFlush(new CloseWebSocketFrame(status, CloseReason.of(why)))
                .addListener(ChannelFutureListener.CLOSE);
        ctx.fireExceptionCaught(new TransportException("WebSocket: " + why));
    }
}
