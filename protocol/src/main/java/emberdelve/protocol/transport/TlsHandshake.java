package emberdelve.protocol.transport;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.DecoderException;
import io.netty.handler.ssl.SslHandshakeCompletionEvent;
import java.nio.channels.ClosedChannelException;
import javax.net.ssl.SSLException;

/**
 * Waits for the end of the TLS handshake. Whoever fails is closed by the TLS handler, and told of
 * once. Thread: its connection's event loop.
 */
final class TlsHandshake extends ChannelInboundHandlerAdapter {
    TlsHandshake() {}

    /** Nobody is there yet. */
    @Override
    public void channelActive(ChannelHandlerContext ctx) {}

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (!(event instanceof SslHandshakeCompletionEvent handshake)) {
            ctx.fireUserEventTriggered(event);
            return;
        }
        if (handshake.isSuccess()) {
            ctx.fireUserEventTriggered(new TransportEvent.Agreed(Transport.TLS));
            ctx.fireChannelActive();
            ctx.pipeline().remove(this);
        } else if (!(handshake.cause() instanceof ClosedChannelException)) {
            var why = String.valueOf(handshake.cause().getMessage()).lines().findFirst();
            ctx.fireExceptionCaught(new TransportException("TLS handshake: " + why.orElse("")));
        }
    }

    /** The same failure comes as an event, too. */
    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        if (cause instanceof SSLException || cause instanceof DecoderException) return;
        ctx.fireExceptionCaught(cause);
    }
}
