package emberdelve.server.telnet;

import emberdelve.protocol.transport.Transports;

import java.time.Duration;

/**
 * The time that a connection may be without a session: a moment, and longer as long as a browser
 * reads pages on it, which over a slow line takes its time. What we have to do ourselves is not
 * counted, and the moment begins anew after it: in a crowd the peer may wait for its handshake for
 * long, and itself serve many. Thread: its connection's event loop.
 */
final class ReadyDeadline {
    /** A page with all its files takes a minute at a kilobyte a second. */
    static final Duration PAGES_WITHIN = Duration.ofMinutes(2);

    /** The time until the next look at a browser that is still being sent something. */
    static final Duration SENDING_LOOK = Duration.ofSeconds(1);

    private static final long READY_NANOS = Transports.READY_WITHIN.toNanos();

    /** Later by what the peer has waited for us: that is not counted. */
    private long connectedNanos;

    private boolean isOurs;
    private long oursSinceNanos;

    /** The moment since which it is the peer's turn. */
    private long theirsSinceNanos;

    private long pageNanos;
    private boolean pageRead;

    ReadyDeadline(long nowNanos) {
        connectedNanos = nowNanos;
        theirsSinceNanos = nowNanos;
    }

    /** The peer waits for us from now on, if it has not done so before. */
    void oursToDo(long nowNanos) {
        if (isOurs) return;
        isOurs = true;
        oursSinceNanos = nowNanos;
    }

    /** Notes that we wait for the peer again. */
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

    /** Whether it need not become a session, because it has read a page. */
    boolean hasReadPage() {
        return pageRead;
    }

    /** The time since the connection was made, without what it has waited for us. */
    long sinceConnectedNanos(long nowNanos) {
        return nowNanos - connectedNanos;
    }

    /**
     * The time until it has to end; 0 or less when that is now.
     *
     * @param sending whether something is on its way to it
     */
    long leftNanos(long nowNanos, boolean sending) {
        if (!pageRead) return theirsSinceNanos + READY_NANOS - nowNanos;
        var quiet = pageNanos + READY_NANOS - nowNanos;
        var left = sending ? Math.max(quiet, SENDING_LOOK.toNanos()) : quiet;
        return Math.min(left, connectedNanos + PAGES_WITHIN.toNanos() - nowNanos);
    }
}
