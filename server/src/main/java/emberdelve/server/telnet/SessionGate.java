package emberdelve.server.telnet;

import emberdelve.protocol.transport.Transport;
import emberdelve.protocol.transport.TransportEvent;
import emberdelve.protocol.transport.TransportException;
import emberdelve.protocol.transport.Transports;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
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
    private final Breaches breaches;
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
            Breaches breaches,
            Door door,
            PeerAddress peer,
            boolean counted) {
        this.entrance = entrance;
        this.admission = admission;
        this.breaches = breaches;
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
        admission.admit(ctx.channel(), peer, transport, sinceConnected, this::breach);
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
                breaches.add(door, peer.text() + " speaks " + protocol + " on the "
                        + door.part() + " port, and is refused");
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
        if (cause instanceof TransportException) {
            // The transport closes by itself, with whatever its goodbye is.
            breach(Blame.words(cause));
            return;
        }
        if (open) {
            ctx.fireExceptionCaught(cause);
            return;
        }
        switch (Blame.of(cause)) {
            case PEER -> breach(Blame.words(cause));
            case NETWORK -> LOG.debug("{}: {}", peer.text(), cause.toString());
            case OURS -> LOG.error("the connection of {} failed", peer.text(), cause);
        }
        ctx.close();
    }

    private void breach(String what) {
        breaches.add(door, peer.text() + " on the " + door.part() + " port: " + what);
    }

    private void enter(ChannelHandlerContext ctx) {
        counted = true;
        refused = !entrance.enter(ctx.channel(), peer, door);
    }

    // There is nothing left to do when it cannot even be closed.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void giveUp(ChannelHandlerContext ctx) {
        breach("not ready within " + Transports.READY_WITHIN.toSeconds() + " s");
        ctx.close();
    }

    private static long now(ChannelHandlerContext ctx) {
        return ctx.channel().eventLoop().ticker().nanoTime();
    }
}
