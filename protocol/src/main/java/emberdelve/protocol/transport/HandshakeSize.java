package emberdelve.protocol.transport;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.util.ReferenceCountUtil;

/**
 * The limit of what a peer sends before TLS is agreed on. The TLS handler keeps it all while a step
 * of the handshake waits for its turn, however long that is. This limit stands before that handler,
 * and is taken out when the handshake is done. Thread: its connection's event loop.
 */
final class HandshakeSize extends ChannelInboundHandlerAdapter {
    /**
     * The most octets of a handshake: several times the longest first words and a chain of
     * certificates.
     */
    static final int MOST = 64 * 1024;

    private long sent;

    // There is nothing left to do when the channel cannot even be closed.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        var before = sent;
        if (message instanceof ByteBuf octets) sent += octets.readableBytes();
        if (sent <= MOST) {
            ctx.fireChannelRead(message);
            return;
        }
        ReferenceCountUtil.release(message);
        if (before > MOST) return;
        ctx.fireExceptionCaught(
                new TransportException("TLS handshake: more than " + MOST + " octets"));
        ctx.close();
    }
}
