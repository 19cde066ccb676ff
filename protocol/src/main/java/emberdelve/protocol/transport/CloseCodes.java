package emberdelve.protocol.transport;

import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;

/**
 * The guard of Close frames. Those with a status above 4999, the last that RFC 6455 (section 7.4.2)
 * gives to anybody, are faults; the decoder itself knows the other wrong ones. Of ours there is one
 * a connection. Thread: its connection's event loop.
 */
final class CloseCodes extends ChannelDuplexHandler {
    private static final int LAST = 4999;

    /** Whether our own Close frame is on its way. */
    private boolean sent;

    CloseCodes() {}

    /**
     * Sends one Close frame and no other: the handler behind answers the peer's also where that was
     * the answer to ours, and browsers take a second one for a fault.
     */
    // The caller has the promise, and with it the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void write(ChannelHandlerContext ctx, Object message, ChannelPromise promise) {
        if (message instanceof CloseWebSocketFrame close) {
            if (sent) {
                close.release();
                promise.setSuccess();
                return;
            }
            sent = true;
        }
        ctx.write(message, promise);
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        if (!(message instanceof CloseWebSocketFrame close) || close.statusCode() <= LAST) {
            ctx.fireChannelRead(message);
            return;
        }
        var status = close.statusCode();
        close.release();
        ctx.fireExceptionCaught(
                new CorruptedWebSocketFrameException(
                        WebSocketCloseStatus.PROTOCOL_ERROR,
                        "close: status " + status + " (expected: at most " + LAST + ")"));
    }
}
