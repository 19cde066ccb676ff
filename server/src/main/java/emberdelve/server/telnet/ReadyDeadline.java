package emberdelve.server.telnet;

import emberdelve.protocol.transport.Transports;

import java.time.Duration;

/**
 * The time for which a connection may be without a session: a moment, or longer while a browser
 * reads pages on it, which takes its time over a slow line. The time in which the peer waits for
 * the server is not counted, and the moment begins anew after it: in a crowd, a handshake may wait
 * for long, and the peer may be busy with many connections. Thread: its connection's event loop.
 */
final class ReadyDeadline {
    /**
     * The longest time for pages: at a kilobyte a second, a page with all its files takes a minute.
     */
    static final Duration PAGES_WITHIN = Duration.ofMinutes(2);

    /** The time until the next look at a browser that is still being sent something. */
    static final Duration SENDING_LOOK = Duration.ofSeconds(1);

    private static final long READY_NANOS = Transports.READY_WITHIN.toNanos();

    /**
     * The moment of the connection, put off by the time for which the peer has waited for the
     * server.
     */
    private long connectedNanos;

    private boolean isOurs;
    private long oursSinceNanos;

    /** The moment since which the server waits for the peer. */
    private long theirsSinceNanos;

    private long pageNanos;
    private boolean pageRead;

    ReadyDeadline(long nowNanos) {
        connectedNanos = nowNanos;
        theirsSinceNanos = nowNanos;
    }

    /** Notes that the peer waits for the server from now on, if it has not done so before. */
    void oursToDo(long nowNanos) {
        if (isOurs) return;
        isOurs = true;
        oursSinceNanos = nowNanos;
    }

    /** Notes that the server waits for the peer again. */
    void theirsToDo(long nowNanos) {
        if (isOurs) connectedNanos += nowNanos - oursSinceNanos;
        isOurs = false;
        theirsSinceNanos = nowNanos;
    }

    /** Notes that the peer has asked for a page. */
    void pageRead(long nowNanos) {
        pageRead = true;
        pageNanos = nowNanos;
    }

    /** Whether the peer has read a page, so that it need not become a session. */
    boolean hasReadPage() {
        return pageRead;
    }

    /**
     * The time since the connection was made, without the time for which the peer has waited for
     * the server.
     */
    long sinceConnectedNanos(long nowNanos) {
        return nowNanos - connectedNanos;
    }

    /**
     * The time until the connection has to end; 0 or less when that is now.
     *
     * @param sending whether something is on its way to the peer
     */
    long leftNanos(long nowNanos, boolean sending) {
        if (!pageRead) return theirsSinceNanos + READY_NANOS - nowNanos;
        var quiet = pageNanos + READY_NANOS - nowNanos;
        var left = sending ? Math.max(quiet, SENDING_LOOK.toNanos()) : quiet;
        return Math.min(left, connectedNanos + PAGES_WITHIN.toNanos() - nowNanos);
    }
}
