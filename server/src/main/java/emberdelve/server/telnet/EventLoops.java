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

    /** Last words are a few lines; who has not read them by then will not. */
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
        // Whoever has no session yet is owed no word.
        awaitEnd(List.of(ends(accepting), ends(door)));
        // Whoever is still there waited for the disk, too: to be let go, or for an account.
        sessions.dismissAll(
                control.isStoppedUnsaved() ? "session.server-down-unsaved" : "session.server-down",
                LAST_WORDS);
        awaitEnd(List.of(ends(players)));
    }

    private static Future<?> ends(EventLoopGroup group) {
        return group.shutdownGracefully(0, LAST_WORDS.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Waits for loops that end side by side: one that hangs is waited for once. */
    private static void awaitEnd(List<Future<?>> ending) {
        for (var each : ending) {
            if (!each.awaitUninterruptibly(2 * LAST_WORDS.toMillis()))
                LOG.warn("the event loops do not end");
        }
    }

    /** Accepts connections, and does nothing else: the kernel does not wait for whoever is busy. */
    EventLoopGroup accepting() {
        return accepting;
    }

    /**
     * The loops of whoever comes, until they are ready for a session or have gone, browsers that
     * only read pages among them.
     */
    EventLoopGroup door() {
        return door;
    }

    /** The loop of the next one who has a session. */
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
