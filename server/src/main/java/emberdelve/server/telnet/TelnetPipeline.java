package emberdelve.server.telnet;

import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.TelnetSettings;
import emberdelve.protocol.compress.Permits;
import emberdelve.protocol.telnet.TelnetCodec;
import emberdelve.protocol.telnet.TelnetLimits;
import emberdelve.protocol.telnet.TelnetOptions;
import emberdelve.server.session.Reception;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelInitializer;
import jakarta.inject.Inject;

/** Makes a session of a connection, or turns it away. Safe for any thread. */
@Sharable
final class TelnetPipeline extends ChannelInitializer<Channel> {
    /** Compressed connections at a time: a quarter of a megabyte each, 128 MiB in all. */
    private static final int COMPRESSED_MAX = 512;

    private final TelnetSettings settings;
    private final LimitSettings limits;
    private final Reception reception;
    private final Turnstile turnstile;
    private final TelnetLimits telnetLimits;
    private final TelnetOptions telnetOptions;

    @Inject
    TelnetPipeline(TelnetSettings settings, LimitSettings limits, Reception reception,
            ServerStatus status) {
        this.settings = settings;
        this.limits = limits;
        this.reception = reception;
        turnstile = new Turnstile(limits);
        var usual = TelnetLimits.DEFAULTS;
        telnetLimits =
                new TelnetLimits(
                        settings.lineMaxChars(),
                        usual.subnegotiationMaxOctets(),
                        usual.fallbackColumns(),
                        usual.negotiationsPerSecond());
        telnetOptions =
                TelnetOptions.DEFAULTS
                        .withCompression(Permits.atMost(COMPRESSED_MAX))
                        .withStatus(status::now);
    }

    @Override
    protected void initChannel(Channel channel) {
        var peer = PeerAddress.of(channel.remoteAddress());
        switch (turnstile.enter(peer)) {
            case WELCOME -> admit(channel, peer);
            case TOO_MANY_FROM_THERE -> turnAway(channel, "session.too-many-from-you");
            case FULL -> turnAway(channel, "session.full");
        }
    }

    private void admit(Channel channel, PeerAddress peer) {
        channel.closeFuture().addListener(_ -> turnstile.leave(peer));
        TelnetCodec.addTo(channel.pipeline(), telnetLimits, telnetOptions);
        var terminal = new TelnetTerminal(channel, peer.text(), settings.outputMaxOctets());
        var session = reception.receive(terminal, peer.place());
        channel.pipeline()
                .addLast(
                        new SessionHandler(
                                session, limits.loginTimeout(), settings.idleTimeout()));
    }

    /** One line and the end: no session, no timers, nothing that a flood could pile up. */
    // The listener has the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void turnAway(Channel channel, String key) {
        var words = channel.alloc().buffer();
        ByteBufUtil.writeUtf8(words, reception.words(key) + "\r\n");
        channel.eventLoop()
                .execute(
                        () ->
                                channel.writeAndFlush(words)
                                        .addListener(ChannelFutureListener.CLOSE));
    }
}
