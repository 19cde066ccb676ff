package emberdelve.server.telnet;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

/**
 * The sign of life of a connection: waits for its first octets, and tells the login deadline.
 * Thread: its event loop.
 */
final class SignOfLife extends ChannelInboundHandlerAdapter {
    private final LoginDeadline clock;

    SignOfLife(LoginDeadline clock) {
        this.clock = clock;
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        clock.heard();
        ctx.fireChannelRead(message);
        if (!ctx.isRemoved()) ctx.pipeline().remove(this);
    }
}
