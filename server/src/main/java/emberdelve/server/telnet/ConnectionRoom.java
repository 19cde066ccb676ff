package emberdelve.server.telnet;

import emberdelve.config.settings.LimitSettings;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.function.Supplier;

/**
 * The room for connections: sessions, and browsers that read pages or have not become a session
 * yet. Both need file descriptors, of which there are only so many. Safe for any thread.
 */
final class ConnectionRoom {
    private static final Logger LOG = LoggerFactory.getLogger(ConnectionRoom.class);

    /** The number of browsers that always find room: no session takes their file descriptors. */
    static final int PAGES_LEAST = 500;

    /**
     * The connections of browsers from one address: a browser opens six, and ten browsers of one
     * house may read the first page at once.
     */
    static final int PAGES_PER_ADDRESS = 60;

    /**
     * The number of connections beyond the room that may be open at a time, to be told that there
     * is none.
     */
    static final int TURNED_AWAY_AT_ONCE = 64;

    private final Supplier<LimitSettings> limits;

    /** The connections that there are file descriptors for. */
    private final int all;

    /** The sessions among them. */
    private final int fitting;

    private final ConnectionLimit sessions;
    private final ConnectionLimit pages;

    @Inject
    ConnectionRoom(Supplier<LimitSettings> limits) {
        this(limits, Descriptors.ofThisProcess());
    }

    ConnectionRoom(Supplier<LimitSettings> limits, Descriptors descriptors) {
        this.limits = limits;
        all = descriptors.forConnections();
        // Where there are very few descriptors, half of them are for sessions all the same.
        fitting = Math.max(all - PAGES_LEAST - TURNED_AWAY_AT_ONCE, all / 2);
        var wanted = limits.get().sessionsMax();
        if (fitting < wanted)
            LOG.warn(
                    "limits.sessions-max: {} (expected: at most {}, for which the system's {} file"
                            + " descriptors are enough; no more sessions are let in; raise"
                            + " LimitNOFILE= of systemd, or ulimit -n)",
                    wanted,
                    fitting,
                    descriptors.most());
        sessions = new ConnectionLimit(this::sessionsMost, () -> limits.get().sessionsPerAddress());
        pages =
                new ConnectionLimit(
                        this::pagesMost,
                        () -> Math.max(PAGES_PER_ADDRESS, limits.get().sessionsPerAddress()));
    }

    ConnectionLimit sessions() {
        return sessions;
    }

    ConnectionLimit pages() {
        return pages;
    }

    /**
     * The number of connections that may be open at a time, those included that are turned away.
     */
    int accepted() {
        return Math.min(sessionsMax() + PAGES_LEAST + TURNED_AWAY_AT_ONCE, all);
    }

    private int sessionsMost() {
        return Math.min(sessionsMax(), room() - pages.inside());
    }

    /**
     * The most browsers: three quarters of the room that sessions leave. When all players come back
     * after a restart, each of them is a browser until it is a session.
     */
    private int pagesMost() {
        return Math.max(PAGES_LEAST, (room() - sessions.inside()) / 4 * 3);
    }

    private int room() {
        return sessionsMax() + PAGES_LEAST;
    }

    private int sessionsMax() {
        return Math.min(limits.get().sessionsMax(), fitting);
    }
}
