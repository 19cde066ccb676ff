package emberdelve.bench.load;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

/** The count of octets that one player reads from its socket. */
final class Meter extends ChannelInboundHandlerAdapter {
    private long octets;

    Meter() {}

    long octets() {
        return octets;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (message instanceof ByteBuf read) octets += read.readableBytes();
        context.fireChannelRead(message);
    }
}
