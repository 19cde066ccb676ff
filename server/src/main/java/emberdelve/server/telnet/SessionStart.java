package emberdelve.server.telnet;

import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.TelnetSettings;
import emberdelve.protocol.compress.Permits;
import emberdelve.protocol.telnet.TelnetCodec;
import emberdelve.protocol.telnet.TelnetLimits;
import emberdelve.protocol.telnet.TelnetOptions;
import emberdelve.protocol.transport.Transport;
import emberdelve.server.link.Inboxes;
import emberdelve.server.metrics.Traffic;
import emberdelve.server.session.SessionFactory;

import io.netty.channel.Channel;
import io.netty.channel.EventLoop;
import io.netty.handler.ssl.SslHandler;

import jakarta.inject.Inject;

import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** The start of a session on a connection that is ready for one. Safe for any thread. */
final class SessionStart implements Inside {
    /**
     * The most compressed connections at a time: each takes a quarter of a megabyte, and all of
     * them 128 MiB.
     */
    private static final int COMPRESSED_MAX = 512;

    private final Supplier<TelnetSettings> settings;
    private final Supplier<LimitSettings> limits;
    private final SessionFactory sessionFactory;
    private final TelnetOptions telnetOptions;
    private final Inboxes inboxes;
    private final EventLoops eventLoops;
    private final Traffic traffic;
    private final Map<EventLoop, LoopParts> loops = new ConcurrentHashMap<>();

    /** The parts that the connections of one event loop share. */
    private record LoopParts(Hall hall, FairReading reading, Flushing flushing) {}

    @Inject
    SessionStart(
            Supplier<TelnetSettings> settings,
            Supplier<LimitSettings> limits,
            SessionFactory sessionFactory,
            ServerStatus status,
            Inboxes inboxes,
            EventLoops eventLoops,
            Traffic traffic) {
        this.traffic = traffic;
        this.settings = settings;
        this.eventLoops = eventLoops;
        this.inboxes = inboxes;
        this.limits = limits;
        this.sessionFactory = sessionFactory;
        telnetOptions =
                TelnetOptions.DEFAULTS
                        .withCompression(Permits.atMost(COMPRESSED_MAX))
                        .withStatus(status::now);
    }

    @Override
    public Hall hall() {
        return of(eventLoops.players()).hall();
    }

    @Override
    public void admit(
            Channel channel,
            PeerAddress peer,
            Transport transport,
            Duration sinceConnected,
            boolean encrypted,
            Complaints complaints) {
        var pipeline = channel.pipeline();
        var settings = this.settings.get();
        var telnetLimits = telnetLimits(settings);
        var options = transport.mayCompress() ? telnetOptions : telnetOptions.withoutCompression();
        var deadline =
                new LoginDeadline(
                        channel.eventLoop().ticker().nanoTime(), sinceConnected, limits.get());
        // A WebSocket comes from a program that shows its player a page: that is a sign of life.
        if (transport.isWebSocket()) deadline.heard();
        else pipeline.addLast(new SignOfLife(deadline));
        if (transport.isTelnet()) TelnetCodec.addTo(pipeline, telnetLimits, options);
        else if (transport == Transport.WEBSOCKET_JSON)
            TelnetCodec.addJsonTo(pipeline, telnetLimits, options);
        else TelnetCodec.addTerminalTo(pipeline, telnetLimits, options);
        var secret =
                encrypted
                        || channel.pipeline().get(SslHandler.class) != null
                        || peer.isThisMachine();
        var loop = of(channel.eventLoop());
        var terminal =
                new TelnetTerminal(
                        channel,
                        peer.text(),
                        transport,
                        secret,
                        settings.outputMaxOctets(),
                        loop.flushing());
        var session = sessionFactory.create(terminal, peer.place());
        var share = loop.reading().of(channel);
        pipeline.addLast(
                new SessionHandler(
                        session,
                        share,
                        deadline,
                        settings.idleTimeout(),
                        complaints,
                        traffic.clients()));
        count(channel, transport);
        terminal.writeFrom(pipeline.lastContext());
    }

    private static TelnetLimits telnetLimits(TelnetSettings settings) {
        var usual = TelnetLimits.DEFAULTS;
        return new TelnetLimits(
                settings.lineMaxChars(),
                usual.subnegotiationMaxOctets(),
                usual.fallbackColumns(),
                usual.negotiationsPerSecond());
    }

    /** Counts the session by what carries it, until its connection closes. */
    private void count(Channel channel, Transport transport) {
        var kind = transport.name().toLowerCase(Locale.ROOT).replace('_', '-');
        traffic.transports().add(kind);
        channel.closeFuture().addListener(_ -> traffic.transports().remove(kind));
    }

    private LoopParts of(EventLoop loop) {
        return loops.computeIfAbsent(
                loop,
                _ ->
                        new LoopParts(
                                new Hall(loop),
                                new FairReading(loop, inboxes::isLong),
                                new Flushing(loop, traffic.ended())));
    }
}
