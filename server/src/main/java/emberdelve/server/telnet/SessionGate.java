package emberdelve.server.telnet;

import emberdelve.protocol.transport.Transport;
import emberdelve.protocol.transport.TransportEvent;
import emberdelve.protocol.transport.TransportException;
import emberdelve.protocol.transport.Transports;
import emberdelve.server.log.LoggedAddress;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.util.ReferenceCountUtil;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.slf4j.spi.LoggingEventBuilder;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * The gate between the transport and the session: gathers what the transport finds out, and begins
 * the session when it is ready, or ends a connection that does not become ready. All that happens
 * at the door; the session begins on a loop of the players, to which the connection is brought. It
 * leaves the pipeline when the session begins. Thread: its connection's event loop.
 */
final class SessionGate extends ChannelInboundHandlerAdapter {
    private static final Logger LOG = LoggerFactory.getLogger(SessionGate.class);

    private static final long NEXT_TURN_NANOS = 1;

    private final CountedConnections connections;
    private final Inside inside;
    private final Breaches breaches;
    private final Listener listener;
    private PeerAddress peer;
    private Transport transport = Transport.TELNET;

    /** Whether the connection is among the counted sessions. */
    private boolean counted;

    /** The seat of the connection among those that read pages. */
    private Optional<PageSeat> seat = Optional.empty();

    /** Whether a trusted proxy says that the peer came to it inside TLS. */
    private boolean encrypted;

    private boolean refused;

    /** Whether the connection is on its way to its session. */
    private boolean ready;

    /**
     * The messages that come on that way: they were read before the gate told the socket to read no
     * more, and are handed on when the session begins.
     */
    private final Queue<Object> held = new ArrayDeque<>();

    private ReadyDeadline deadline = new ReadyDeadline(0);

    /**
     * Whether the connection's time was over at the last look; before the next one, all sockets are
     * read from once more.
     */
    private boolean askedOnceMore;

    private Optional<Future<?>> check = Optional.empty();

    SessionGate(
            CountedConnections connections,
            Inside inside,
            Breaches breaches,
            Listener listener,
            PeerAddress peer) {
        this.connections = connections;
        this.inside = inside;
        this.breaches = breaches;
        this.listener = listener;
        this.peer = peer;
    }

    /**
     * Counts a connection that comes from there, or turns it away. A browser is counted as a
     * session once it wants one.
     */
    boolean letIn(Channel channel, PeerAddress from) {
        peer = from;
        if (listener.isWeb()) {
            seat.ifPresent(PageSeat::leave);
            seat = connections.enterPage(channel, from);
            return seat.isPresent();
        }
        counted = connections.enter(channel, from, listener);
        return counted;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext ctx) {
        deadline = new ReadyDeadline(now(ctx));
        checkIn(ctx, Transports.READY_WITHIN.toNanos());
    }

    @Override
    public void channelActive(ChannelHandlerContext ctx) {
        endCheck();
        if (!counted && !refused) refused = !connections.enter(ctx.channel(), peer, listener);
        if (refused) return;
        seat.ifPresent(PageSeat::leave);
        ready = true;
        // In a crowd it waits for its turn.
        deadline.oursToDo(now(ctx));
        ctx.channel().config().setAutoRead(false);
        inside.hall().enter(ctx.channel(), () -> begin(ctx));
    }

    /** Begins the session. Thread: the loop on which the session lives. */
    private void begin(ChannelHandlerContext ctx) {
        deadline.theirsToDo(now(ctx));
        var sinceConnected = Duration.ofNanos(deadline.sinceConnectedNanos(now(ctx)));
        inside.admit(ctx.channel(), peer, transport, sinceConnected, encrypted, complaints());
        log(Level.DEBUG).addKeyValue("transport", transport).log("a peer has come");
        ctx.fireChannelActive();
        ctx.channel().config().setAutoRead(true);
        if (!held.isEmpty()) {
            while (!held.isEmpty()) ctx.fireChannelRead(held.remove());
            ctx.fireChannelReadComplete();
        }
        // The gate is done, and each handler that stays in the pipeline costs time for each line.
        if (!ctx.isRemoved()) ctx.pipeline().remove(this);
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        if (ready) held.add(message);
        else ctx.fireChannelRead(message);
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext ctx) {
        held.forEach(ReferenceCountUtil::release);
        held.clear();
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (!(event instanceof TransportEvent told)) {
            ctx.fireUserEventTriggered(event);
            return;
        }
        switch (told) {
            case TransportEvent.From(var source) ->
                    refused = !letIn(ctx.channel(), PeerAddress.of(source));
            case TransportEvent.Visitor(var source, var isEncrypted) -> {
                encrypted = isEncrypted;
                var visitor = PeerAddress.of(source);
                if (seat.isEmpty() || !visitor.equals(peer))
                    refused = !letIn(ctx.channel(), visitor);
            }
            case TransportEvent.PageRead() -> deadline.pageRead(now(ctx));
            case TransportEvent.Agreed(var agreed) -> transport = agreed;
            case TransportEvent.OursToDo() -> {
                endCheck();
                deadline.oursToDo(now(ctx));
            }
            case TransportEvent.TheirsToDo() -> {
                deadline.theirsToDo(now(ctx));
                if (ctx.channel().isActive() && !ready) check(ctx);
            }
            case TransportEvent.Stranger(var protocol) -> complaints().speaks(protocol);
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        endCheck();
        ctx.fireChannelInactive();
    }

    // There is nothing left to do when it cannot even be closed.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        if (cause instanceof TransportException) {
            // The transport closes the connection by itself, with its own kind of goodbye.
            complaints().add(Blame.words(cause));
            return;
        }
        switch (Blame.of(cause)) {
            case PEER -> complaints().add(Blame.words(cause));
            case NETWORK -> log(Level.DEBUG).log("a peer is gone: {}", cause.toString());
            case OURS -> log(Level.ERROR).setCause(cause).log("a connection failed");
        }
        ctx.close();
    }

    private LoggingEventBuilder log(Level level) {
        return LOG.atLevel(level).addKeyValue(LoggedAddress.KEY, new LoggedAddress(peer.text()));
    }

    private Complaints complaints() {
        return new Complaints(breaches, listener, peer);
    }

    private void checkIn(ChannelHandlerContext ctx, long nanos) {
        check =
                Optional.of(
                        ctx.channel()
                                .eventLoop()
                                .schedule(() -> check(ctx), nanos, TimeUnit.NANOSECONDS));
    }

    private void endCheck() {
        check.ifPresent(later -> later.cancel(false));
        check = Optional.empty();
    }

    private void check(ChannelHandlerContext ctx) {
        var waiting = ctx.channel().unsafe().outboundBuffer();
        var sending = waiting != null && waiting.totalPendingWriteBytes() > 0;
        var left = deadline.leftNanos(now(ctx), sending);
        if (left > 0) {
            askedOnceMore = false;
            checkIn(ctx, left);
        } else if (!askedOnceMore) {
            // In a crowd what it has sent in time may not have been read yet.
            askedOnceMore = true;
            checkIn(ctx, NEXT_TURN_NANOS);
        } else {
            giveUp(ctx);
        }
    }

    // There is nothing left to do when it cannot even be closed.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void giveUp(ChannelHandlerContext ctx) {
        if (!deadline.hasReadPage())
            complaints().add("not ready within " + Transports.READY_WITHIN.toSeconds() + " s");
        ctx.close();
    }

    private static long now(ChannelHandlerContext ctx) {
        return ctx.channel().eventLoop().ticker().nanoTime();
    }
}
