package emberdelve.server.telnet;

import emberdelve.config.settings.TelnetSettings;
import emberdelve.server.admin.ServerControl;
import emberdelve.server.lifecycle.Service;
import emberdelve.server.session.Sessions;

import io.netty.channel.EventLoop;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.IoHandlerFactory;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.ServerChannel;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.util.concurrent.DefaultThreadFactory;
import io.netty.util.concurrent.Future;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The threads that serve the connections, by epoll where there is one: one that accepts, one at the
 * door, and those of the players. They outlive the world, so that its last words still go out.
 */
public final class EventLoops implements Service {
    private static final Logger LOG = LoggerFactory.getLogger(EventLoops.class);

    /**
     * The time for the last words, which are a few lines: who has not read them by then will not.
     */
    private static final Duration LAST_WORDS = Duration.ofSeconds(2);

    private final EventLoopGroup accepting = loops("accept", 1);
    private final EventLoopGroup door = loops("door", 1);
    private final EventLoopGroup players;
    private final Sessions sessions;
    private final ServerControl control;

    @Inject
    EventLoops(TelnetSettings settings, Sessions sessions, ServerControl control) {
        this.control = control;
        players = loops("loop", settings.eventLoops());
        this.sessions = sessions;
    }

    /** The threads start with their first connection. */
    @Override
    public void start() {
        LOG.debug("connections are served by {}", Epoll.isAvailable() ? "epoll" : "nio");
    }

    @Override
    public void stop() {
        // Connections without a session are ended without a word.
        awaitEnd(List.of(ends(accepting), ends(door)));
        // The sessions that are left have waited for the disk: for their character to be stored, or
        // for an account.
        sessions.dismissAll(
                control.isStoppedUnsaved() ? "session.server-down-unsaved" : "session.server-down",
                LAST_WORDS);
        awaitEnd(List.of(ends(players)));
    }

    private static Future<?> ends(EventLoopGroup group) {
        return group.shutdownGracefully(0, LAST_WORDS.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Waits for loops that end side by side. */
    private static void awaitEnd(List<Future<?>> ending) {
        for (var each : ending) {
            if (!each.awaitUninterruptibly(2 * LAST_WORDS.toMillis()))
                LOG.warn("the event loops do not end");
        }
    }

    /**
     * The loop that accepts connections and does nothing else, so that it is never busy with other
     * work when one comes.
     */
    EventLoopGroup accepting() {
        return accepting;
    }

    /**
     * The loops of new connections until they are ready for a session or have gone; browsers that
     * only read pages stay on them.
     */
    EventLoopGroup door() {
        return door;
    }

    /** The loop for the next session. */
    EventLoop players() {
        return players.next();
    }

    boolean isEpoll() {
        return Epoll.isAvailable();
    }

    Class<? extends ServerChannel> listener() {
        return isEpoll() ? EpollServerSocketChannel.class : NioServerSocketChannel.class;
    }

    private static EventLoopGroup loops(String name, int threads) {
        return new MultiThreadIoEventLoopGroup(threads, new DefaultThreadFactory(name), handlers());
    }

    private static IoHandlerFactory handlers() {
        return Epoll.isAvailable() ? EpollIoHandler.newFactory() : NioIoHandler.newFactory();
    }
}
