package emberdelve.protocol.transport;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.DecoderException;
import io.netty.handler.codec.haproxy.HAProxyCommand;
import io.netty.handler.codec.haproxy.HAProxyMessage;
import io.netty.handler.codec.haproxy.HAProxyProxiedProtocol;

import java.net.InetAddress;
import java.net.InetSocketAddress;

/**
 * The handler that waits for the PROXY header and tells what it says. The connection keeps its own
 * address if the header has none of the internet: LOCAL and UNKNOWN, the balancer itself, and the
 * families that we need not know (its section 2.2), UNIX sockets and datagrams. Thread: its
 * connection's event loop.
 */
final class ProxyHeader extends ChannelInboundHandlerAdapter {
    /** Whether something came that is no header; what comes after it counts for nothing. */
    private boolean broken;

    ProxyHeader() {}

    /** Holds the event back: nobody is there yet. */
    @Override
    public void channelActive(ChannelHandlerContext ctx) {}

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        if (!(message instanceof HAProxyMessage header)) {
            ctx.fireChannelRead(message);
            return;
        }
        try {
            if (!broken) begin(ctx, header);
        } finally {
            header.release();
        }
    }

    /**
     * Reports the mistake and closes the connection, which the decoder itself does only after some
     * mistakes.
     */
    // There is nothing left to do when the channel cannot even be closed.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        if (!(cause instanceof DecoderException)) {
            ctx.fireExceptionCaught(cause);
            return;
        }
        if (broken) return;
        broken = true;
        // The decoder's own words are left out: they quote the peer.
        ctx.fireExceptionCaught(
                new TransportException("PROXY header: none (expected: version 1 or 2)"));
        ctx.close();
    }

    private void begin(ChannelHandlerContext ctx, HAProxyMessage header) {
        tell(ctx, header);
        ctx.fireChannelActive();
        ctx.pipeline().remove(this);
    }

    private static void tell(ChannelHandlerContext ctx, HAProxyMessage header) {
        if (header.command() == HAProxyCommand.LOCAL || !isTcp(header.proxiedProtocol())) return;

        // The decoder has seen to it that this is a numeric address, so that no name server is
        // asked.
        var address = InetAddress.ofLiteral(header.sourceAddress());
        ctx.fireUserEventTriggered(
                new TransportEvent.From(new InetSocketAddress(address, header.sourcePort())));
    }

    private static boolean isTcp(HAProxyProxiedProtocol protocol) {
        return switch (protocol) {
            case TCP4, TCP6 -> true;
            case UNKNOWN, UDP4, UDP6, UNIX_STREAM, UNIX_DGRAM -> false;
        };
    }
}
