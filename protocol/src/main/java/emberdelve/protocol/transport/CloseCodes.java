package emberdelve.protocol.transport;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;

/**
 * The guard against close frames with a status above 4999, the last that RFC 6455 (section 7.4.2)
 * gives to anybody: it treats them as faults. The decoder itself knows the other wrong ones.
 * Thread: its connection's event loop.
 */
final class CloseCodes extends ChannelInboundHandlerAdapter {
    private static final int LAST = 4999;

    CloseCodes() {}

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
