package emberdelve.protocol.transport;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;

/**
 * The damper that drops pings of a peer that does not read, because their answers would pile up.
 * Only the last one has to be answered (RFC 6455 section 5.5.3). Thread: its connection's event
 * loop.
 */
final class PingDamper extends ChannelInboundHandlerAdapter {
    PingDamper() {}

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        if (message instanceof PingWebSocketFrame ping && !ctx.channel().isWritable())
            ping.release();
        else ctx.fireChannelRead(message);
    }
}
