package emberdelve.server.telnet;

import emberdelve.config.settings.Settings;
import emberdelve.protocol.transport.Transports;
import emberdelve.server.session.SessionFactory;

import io.netty.buffer.ByteBufUtil;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;

import jakarta.inject.Inject;

import java.util.Optional;

/** Counts connections, and turns those away that are too many. Safe for any thread. */
final class CountedConnections {
    /** Browsers that read pages, of all addresses: file descriptors that no session takes. */
    static final int PAGES_MAX = 500;

    /** A browser opens six at a time; ten of them in one house read the first page at once. */
    static final int PAGES_PER_ADDRESS = 60;

    private final Settings settings;
    private final ConnectionLimit sessions;
    private final ConnectionLimit pages;
    private final SessionFactory sessionFactory;

    @Inject
    CountedConnections(Settings settings, SessionFactory sessionFactory) {
        this.settings = settings;
        var limits = settings.limits();
        pages =
                new ConnectionLimit(
                        PAGES_MAX, Math.max(PAGES_PER_ADDRESS, limits.sessionsPerAddress()));
        sessions = new ConnectionLimit(limits.sessionsMax(), limits.sessionsPerAddress());
        this.sessionFactory = sessionFactory;
    }

    /**
     * Counts it as a session, until it closes; turns it away when there are too many. Thread: its
     * event loop.
     */
    boolean enter(Channel channel, PeerAddress peer, Listener listener) {
        var answer = sessions.enter(peer);
        switch (answer) {
            case WELCOME -> channel.closeFuture().addListener(_ -> sessions.leave(peer));
            case TOO_MANY_FROM_THERE -> turnAway(channel, listener, "session.too-many-from-you");
            case FULL -> turnAway(channel, listener, "session.full");
        }
        return answer == ConnectionLimit.Answer.WELCOME;
    }

    /**
     * Counts a browser that reads pages, and may begin a session later; hangs up when there are too
     * many. Empty then.
     */
    Optional<PageSeat> enterPage(Channel channel, PeerAddress peer) {
        if (pages.enter(peer) != ConnectionLimit.Answer.WELCOME) {
            hangUp(channel);
            return Optional.empty();
        }
        var seat = new PageSeat(pages, peer);
        channel.closeFuture().addListener(_ -> seat.leave());
        return Optional.of(seat);
    }

    /** One line and the end: no session, no timers, nothing that a flood could pile up. */
    // The listener has the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void turnAway(Channel channel, Listener listener, String key) {
        if (listener.isWeb()) {
            // It has become a WebSocket by now.
            Transports.turnAway(channel, sessionFactory.words(key));
            return;
        }
        if (listener.isEncrypted(settings)) {
            // They would not understand it, and a handshake would cost more than it says.
            hangUp(channel);
            return;
        }
        var words = ByteBufUtil.writeUtf8(channel.alloc(), sessionFactory.words(key) + "\r\n");
        channel.eventLoop()
                .execute(() ->
                        channel.writeAndFlush(words).addListener(ChannelFutureListener.CLOSE));
    }

    // There is nothing left to do when it cannot even be closed.
    @SuppressWarnings("FutureReturnValueIgnored")
    static void hangUp(Channel channel) {
        channel.close();
    }
}
