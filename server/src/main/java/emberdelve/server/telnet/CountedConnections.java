package emberdelve.server.telnet;

import emberdelve.config.settings.Settings;
import emberdelve.protocol.transport.Transports;
import emberdelve.server.metrics.Counts;
import emberdelve.server.metrics.Traffic;
import emberdelve.server.session.SessionFactory;

import io.netty.buffer.ByteBufUtil;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;

import jakarta.inject.Inject;

import java.util.Optional;
import java.util.function.UnaryOperator;

/** The count of connections, which turns those away that are too many. Safe for any thread. */
final class CountedConnections {
    private final Settings settings;
    private final ConnectionRoom room;
    private final UnaryOperator<String> words;
    private final Counts refused;

    @Inject
    CountedConnections(
            Settings settings,
            ConnectionRoom room,
            SessionFactory sessionFactory,
            Traffic traffic) {
        this(settings, room, sessionFactory::words, traffic.refused());
    }

    /** {@code words}: gives the words of a message by its key. */
    CountedConnections(
            Settings settings, ConnectionRoom room, UnaryOperator<String> words, Counts refused) {
        this.refused = refused;
        this.settings = settings;
        this.room = room;
        this.words = words;
    }

    /**
     * Counts a connection as a session until it closes, or turns it away when there are too many;
     * answers whether it is counted. Thread: its event loop.
     */
    boolean enter(Channel channel, PeerAddress peer, Listener listener) {
        var answer = room.sessions().enter(peer);
        switch (answer) {
            case WELCOME -> channel.closeFuture().addListener(_ -> room.sessions().leave(peer));
            case TOO_MANY_FROM_THERE ->
                    turnAway(
                            channel,
                            listener,
                            "session.too-many-from-you",
                            Transports.TOO_MANY_FROM_THERE);
            case FULL -> turnAway(channel, listener, "session.full", Transports.FULL);
        }
        return answer == ConnectionLimit.Answer.WELCOME;
    }

    /**
     * Counts a browser that reads pages, and may begin a session later; empty if there are too
     * many, so that it hangs up.
     */
    Optional<PageSeat> enterPage(Channel channel, PeerAddress peer) {
        if (room.pages().enter(peer) != ConnectionLimit.Answer.WELCOME) {
            refused.add("too-many-pages");
            hangUp(channel);
            return Optional.empty();
        }
        var seat = new PageSeat(room.pages(), peer);
        channel.closeFuture().addListener(_ -> seat.leave());
        return Optional.of(seat);
    }

    /**
     * Sends one line and closes: no session and no timers are made, which a flood could pile up.
     */
    // The listener has the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void turnAway(Channel channel, Listener listener, String key, int status) {
        refused.add(key);
        if (listener.isWeb()) {
            // It has become a WebSocket by now.
            Transports.turnAway(channel, status, words.apply(key));
            return;
        }
        if (listener.isEncrypted(settings)) {
            // A client that expects TLS would not understand a plain line, and a handshake would
            // cost too much.
            hangUp(channel);
            return;
        }
        var line = ByteBufUtil.writeUtf8(channel.alloc(), words.apply(key) + "\r\n");
        channel.eventLoop()
                .execute(
                        () -> channel.writeAndFlush(line).addListener(ChannelFutureListener.CLOSE));
    }

    // There is nothing left to do when it cannot even be closed.
    @SuppressWarnings("FutureReturnValueIgnored")
    static void hangUp(Channel channel) {
        channel.close();
    }
}
