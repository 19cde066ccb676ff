package emberdelve.server.telnet;

import emberdelve.protocol.transport.Transport;
import emberdelve.protocol.transport.TransportEvent;
import emberdelve.protocol.transport.TransportException;
import emberdelve.protocol.transport.Transports;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Stands between the transport and the session: gathers what the transport finds out, and begins
 * the session when it is ready, or ends a connection that does not become ready. Thread: its
 * connection's event loop.
 */
final class SessionGate extends ChannelInboundHandlerAdapter {
    private static final Logger LOG = LoggerFactory.getLogger(SessionGate.class);

    private final Entrance entrance;
    private final Admission admission;
    private final Door door;
    private PeerAddress peer;
    private Transport transport = Transport.TELNET;
    /** The turnstile has counted it. */
    private boolean counted;
    private boolean refused;
    private boolean open;
    private long connectedNanos;
    private Optional<Future<?>> deadline = Optional.empty();

    SessionGate(
            Entrance entrance,
            Admission admission,
            Door door,
            PeerAddress peer,
            boolean counted) {
        this.entrance = entrance;
        this.admission = admission;
        this.door = door;
        this.peer = peer;
        this.counted = counted;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext ctx) {
        connectedNanos = now(ctx);
        deadline =
                Optional.of(
                        ctx.channel()
                                .eventLoop()
                                .schedule(
                                        () -> giveUp(ctx),
                                        Transports.READY_WITHIN.toNanos(),
                                        TimeUnit.NANOSECONDS));
    }

    @Override
    public void channelActive(ChannelHandlerContext ctx) {
        deadline.ifPresent(check -> check.cancel(false));
        if (!counted) enter(ctx);
        if (refused) return;
        open = true;
        var sinceConnected = Duration.ofNanos(now(ctx) - connectedNanos);
        admission.admit(ctx.channel(), peer, transport, sinceConnected);
        LOG.debug("{} comes by {}", peer.text(), transport);
        ctx.fireChannelActive();
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (!(event instanceof TransportEvent told)) {
            ctx.fireUserEventTriggered(event);
            return;
        }
        switch (told) {
            case TransportEvent.From(var source) -> {
                peer = PeerAddress.of(source);
                enter(ctx);
            }
            case TransportEvent.Agreed(var agreed) -> transport = agreed;
            case TransportEvent.Stranger(var protocol) ->
                LOG.info("{} speaks {} on the {} port, and is refused",
                        peer.text(), protocol, door.part());
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        deadline.ifPresent(check -> check.cancel(false));
        ctx.fireChannelInactive();
    }

    // There is nothing left to do when it cannot even be closed.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        switch (cause) {
            // The transport closes by itself, with whatever its goodbye is.
            case TransportException broken ->
                LOG.info("{} on the {} port: {}",
                        peer.text(), door.part(), broken.getMessage());
            case IOException gone when !open -> LOG.debug("{}: {}", peer.text(), gone.toString());
            default -> {
                if (open) {
                    ctx.fireExceptionCaught(cause);
                    return;
                }
                LOG.error("the connection of {} failed", peer.text(), cause);
                ctx.close();
            }
        }
    }

    private void enter(ChannelHandlerContext ctx) {
        counted = true;
        refused = !entrance.enter(ctx.channel(), peer, door);
    }

    // There is nothing left to do when it cannot even be closed.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void giveUp(ChannelHandlerContext ctx) {
        LOG.info("{} on the {} port: not ready within {} s",
                peer.text(), door.part(), Transports.READY_WITHIN.toSeconds());
        ctx.close();
    }

    private static long now(ChannelHandlerContext ctx) {
        return ctx.channel().eventLoop().ticker().nanoTime();
    }
}
