package emberdelve.protocol.transport;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.DecoderException;
import io.netty.handler.ssl.NotSslRecordException;
import io.netty.handler.ssl.SslHandshakeCompletionEvent;

import java.nio.channels.ClosedChannelException;
import java.util.Optional;
import java.util.concurrent.Executor;

import javax.net.ssl.SSLException;

/**
 * The handler that waits for the end of the TLS handshake, and stays to hear of what goes wrong
 * after it: a record that was tampered with, plain octets, a new handshake (RFC 5746 lets us refuse
 * it). A peer that does so is reported once, and its connection is closed. Thread: its connection's
 * event loop.
 */
final class TlsStream extends ChannelInboundHandlerAdapter implements Executor {
    private final Executor handshakes;
    private final HandshakeSize size;
    private Optional<ChannelHandlerContext> place = Optional.empty();
    private boolean open;
    private boolean broken;

    /**
     * @param handshakes the executor that does the costly steps
     * @param size the limit that counts until the handshake is done
     */
    TlsStream(Executor handshakes, HandshakeSize size) {
        this.handshakes = handshakes;
        this.size = size;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext ctx) {
        place = Optional.of(ctx);
    }

    /** Does a costly step of the handshake, in its turn. */
    @Override
    public void execute(Runnable step) {
        var ctx = place.orElseThrow(() -> new IllegalStateException("no pipeline yet"));
        ctx.fireUserEventTriggered(new TransportEvent.OursToDo());
        var loop = ctx.executor();
        handshakes.execute(() -> doStep(ctx, loop, step));
    }

    /**
     * Does a step. Before that it tells that our work ends, because after the step the handshake
     * may be over, and the connection on its way to another loop.
     */
    private static void doStep(ChannelHandlerContext ctx, Executor loop, Runnable step) {
        // In a crowd many peers have gone by the time it is their turn.
        if (!ctx.channel().isOpen()) return;
        loop.execute(() -> ctx.fireUserEventTriggered(new TransportEvent.TheirsToDo()));
        step.run();
    }

    /** Holds the event back: nobody is there before the handshake is done. */
    @Override
    public void channelActive(ChannelHandlerContext ctx) {}

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (!(event instanceof SslHandshakeCompletionEvent handshake)) {
            ctx.fireUserEventTriggered(event);
        } else if (handshake.isSuccess() && !open) {
            open = true;
            ctx.pipeline().remove(size);
            ctx.fireUserEventTriggered(new TransportEvent.Agreed(Transport.TLS));
            ctx.fireChannelActive();
        } else if (!open && !(handshake.cause() instanceof ClosedChannelException)) {
            // The TLS handler sends its alert and closes by itself.
            tell(ctx, "TLS handshake: ", handshake.cause());
        }
    }

    // There is nothing left to do when the channel cannot even be closed.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        if (!(cause instanceof SSLException || cause instanceof DecoderException)) {
            ctx.fireExceptionCaught(cause);
            return;
        }
        // A handshake that fails is reported by its event.
        if (!open) return;
        tell(ctx, "TLS: ", cause);
        ctx.close();
    }

    private void tell(ChannelHandlerContext ctx, String what, Throwable cause) {
        if (broken) return;
        broken = true;
        ctx.fireExceptionCaught(new TransportException(what + words(cause)));
    }

    private static String words(Throwable cause) {
        var within = cause.getCause();
        if (cause instanceof DecoderException && within != null) return words(within);
        // Netty's own words are the octets of the peer, in hexadecimal.
        if (cause instanceof NotSslRecordException) return "not a record of TLS";
        return String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
    }
}
