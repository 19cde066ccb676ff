package emberdelve.server.telnet;

import emberdelve.protocol.telnet.TelnetEvent;
import emberdelve.protocol.transport.TransportEvent;
import emberdelve.protocol.transport.TransportException;
import emberdelve.server.log.LoggedAddress;
import emberdelve.server.metrics.Counts;
import emberdelve.server.session.Session;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.slf4j.spi.LoggingEventBuilder;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * The handler that hands what comes from a connection to its session. Thread: its connection's
 * event loop.
 */
final class SessionHandler extends ChannelInboundHandlerAdapter {
    private static final Logger LOG = LoggerFactory.getLogger(SessionHandler.class);

    private final Session session;
    private final FairReading.Share share;
    private final LoginDeadline clock;
    private final Duration idleTimeout;
    private final Complaints complaints;
    private final Counts clients;
    private String client = ClientFamily.UNKNOWN;
    private Optional<Future<?>> loginCheck = Optional.empty();
    private Optional<Future<?>> idleCheck = Optional.empty();
    private long lastInputNanos;

    /**
     * @param complaints those about the peer of this connection
     * @param clients the count of sessions by the family of their client
     */
    SessionHandler(
            Session session,
            FairReading.Share share,
            LoginDeadline clock,
            Duration idleTimeout,
            Complaints complaints,
            Counts clients) {
        this.clients = clients;
        this.session = session;
        this.share = share;
        this.clock = clock;
        this.idleTimeout = idleTimeout;
        this.complaints = complaints;
    }

    @Override
    public void channelActive(ChannelHandlerContext ctx) {
        lastInputNanos = now(ctx);
        clients.add(client);
        checkLogin(ctx);
        idleCheck = Optional.of(in(ctx, idleTimeout.toNanos(), () -> checkIdle(ctx)));
        session.opened();
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        switch ((TelnetEvent) message) {
            case TelnetEvent.Line(var text, var cut) -> {
                share.brought();
                lastInputNanos = now(ctx);
                session.typed(text, cut);
                if (loginCheck.isPresent() && session.isPlaying()) endLoginCheck();
            }
            case TelnetEvent.Abilities abilities -> {
                isFrom(ClientFamily.of(abilities.client()));
                session.readerIsRead(abilities.screenReader());
            }
            case TelnetEvent.Guessed(var code) -> session.codeIsGuessed(code);
            case TelnetEvent.Modules(var modules) -> session.programsWant(modules);
            case TelnetEvent.Gmcp(var name, var json) -> {
                share.brought();
                session.programsSay(name, json);
            }
            case TelnetEvent.AreYouThere() -> {
                share.brought();
                session.areYouThere();
            }
            case TelnetEvent.Interrupt() -> session.interrupted();
            // The codec wraps lines to the window by itself.
            case TelnetEvent.WindowSize _ -> {}
        }
    }

    /**
     * Ends a read, and flushes at once: the peer may have ended the connection, so that there is no
     * later moment.
     */
    @Override
    public void channelReadComplete(ChannelHandlerContext ctx) {
        share.readComplete();
        session.readComplete();
        ctx.flush();
    }

    /**
     * Takes events of the transport: a peer that has been greeted may still turn out to speak
     * something else than Telnet.
     */
    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (event instanceof TransportEvent.Stranger(var protocol)) complaints.speaks(protocol);
        else ctx.fireUserEventTriggered(event);
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        // The timers would keep a closed connection in memory for half an hour.
        endLoginCheck();
        idleCheck.ifPresent(check -> check.cancel(false));
        clients.remove(client);
        session.lost();
    }

    // There is nothing left to do when it cannot even be closed.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        if (cause instanceof TransportException) {
            // The transport closes the connection by itself, with its own kind of goodbye.
            complaints.add(Blame.words(cause));
            return;
        }
        switch (Blame.of(cause)) {
            case PEER -> complaints.add("broke the protocol: " + Blame.words(cause));
            case NETWORK -> log(Level.DEBUG, session.from()).log("a peer is gone");
            case OURS -> log(Level.ERROR, session.from()).setCause(cause).log("a session failed");
        }
        ctx.close();
    }

    private void isFrom(String family) {
        if (family.equals(client)) return;
        clients.remove(client);
        client = family;
        clients.add(client);
    }

    private void checkLogin(ChannelHandlerContext ctx) {
        if (session.isPlaying()) return;
        var left = clock.leftNanos(now(ctx));
        if (left > 0) loginCheck = Optional.of(in(ctx, left, () -> checkLogin(ctx)));
        else session.dismissed("session.too-slow");
    }

    private void endLoginCheck() {
        loginCheck.ifPresent(check -> check.cancel(false));
        loginCheck = Optional.empty();
    }

    private void checkIdle(ChannelHandlerContext ctx) {
        var left = idleTimeout.toNanos() - (now(ctx) - lastInputNanos);
        if (left > 0) idleCheck = Optional.of(in(ctx, left, () -> checkIdle(ctx)));
        else session.dismissed("session.idle");
    }

    private static Future<?> in(ChannelHandlerContext ctx, long nanos, Runnable check) {
        return ctx.channel().eventLoop().schedule(check, nanos, TimeUnit.NANOSECONDS);
    }

    private static long now(ChannelHandlerContext ctx) {
        return ctx.channel().eventLoop().ticker().nanoTime();
    }

    private static LoggingEventBuilder log(Level level, String from) {
        return LOG.atLevel(level).addKeyValue(LoggedAddress.KEY, new LoggedAddress(from));
    }
}
