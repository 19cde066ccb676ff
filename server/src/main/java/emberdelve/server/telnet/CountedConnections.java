package emberdelve.server.telnet;

import emberdelve.config.settings.Settings;
import emberdelve.server.session.SessionFactory;

import io.netty.buffer.ByteBufUtil;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;

import jakarta.inject.Inject;

/** Counts connections, and turns those away that are too many. Safe for any thread. */
final class CountedConnections {
    private final Settings settings;
    private final ConnectionLimit connectionLimit;
    private final SessionFactory sessionFactory;

    @Inject
    CountedConnections(
            Settings settings, ConnectionLimit connectionLimit, SessionFactory sessionFactory) {
        this.settings = settings;
        this.connectionLimit = connectionLimit;
        this.sessionFactory = sessionFactory;
    }

    /**
     * Counts it, until it closes; turns it away when there are too many. Thread: its event loop.
     */
    boolean enter(Channel channel, PeerAddress peer, Listener listener) {
        var answer = connectionLimit.enter(peer);
        switch (answer) {
            case WELCOME -> channel.closeFuture().addListener(_ -> connectionLimit.leave(peer));
            case TOO_MANY_FROM_THERE -> turnAway(channel, listener, "session.too-many-from-you");
            case FULL -> turnAway(channel, listener, "session.full");
        }
        return answer == ConnectionLimit.Answer.WELCOME;
    }

    /** One line and the end: no session, no timers, nothing that a flood could pile up. */
    // The listener has the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void turnAway(Channel channel, Listener listener, String key) {
        if (listener.isEncrypted(settings) || listener == Listener.WEBSOCKET) {
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
