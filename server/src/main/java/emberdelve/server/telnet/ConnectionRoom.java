package emberdelve.server.telnet;

import emberdelve.config.settings.LimitSettings;

/**
 * How many connections there is room for: sessions, and browsers that read pages or have not become
 * a session yet. Both need file descriptors, of which there are only so many. Safe for any thread.
 */
final class ConnectionRoom {
    /** Browsers that always find room, whoever plays: file descriptors that no session takes. */
    static final int PAGES_LEAST = 500;

    /** A browser opens six at a time; ten of them in one house read the first page at once. */
    static final int PAGES_PER_ADDRESS = 60;

    private final LimitSettings limits;
    private final ConnectionLimit sessions;
    private final ConnectionLimit pages;

    ConnectionRoom(LimitSettings limits) {
        this.limits = limits;
        sessions = new ConnectionLimit(this::sessionsMost, limits.sessionsPerAddress());
        pages =
                new ConnectionLimit(
                        this::pagesMost, Math.max(PAGES_PER_ADDRESS, limits.sessionsPerAddress()));
    }

    ConnectionLimit sessions() {
        return sessions;
    }

    ConnectionLimit pages() {
        return pages;
    }

    private int sessionsMost() {
        return Math.min(limits.sessionsMax(), all(limits) - pages.inside());
    }

    /**
     * Three quarters of what sessions leave: when all come back after a restart, most of it is
     * empty, and each of them is a browser until it is a session.
     */
    private int pagesMost() {
        return Math.max(PAGES_LEAST, (all(limits) - sessions.inside()) / 4 * 3);
    }

    /** All connections that there is room for, of whatever kind. */
    static int all(LimitSettings limits) {
        return limits.sessionsMax() + PAGES_LEAST;
    }
}
