package emberdelve.server.telnet;

import java.time.Duration;

/**
 * The octets that wait for a reader, who is given up when they are too many, or when none is taken
 * for too long. Thread: its connection's event loop.
 */
final class Backlog {
    /**
     * The time after which a reader counts as gone when octets wait and none is taken: for less, a
     * network may fail and come back.
     */
    static final Duration STILL_MAX = Duration.ofSeconds(30);

    private final long octetsMax;
    private long octets;
    private long movedNanos;

    Backlog(long octetsMax, long nowNanos) {
        this.octetsMax = octetsMax;
        this.movedNanos = nowNanos;
    }

    /**
     * Takes note of what the reader took since the last time. To be called before each write, and
     * from time to time while something waits.
     *
     * @param waiting the number of octets that wait now
     */
    void look(long waiting, long nowNanos) {
        if (waiting == 0 || waiting < octets) movedNanos = nowNanos;
        octets = waiting;
    }

    /**
     * Takes note of a write; to be called after each.
     *
     * @param waiting the number of octets that wait now
     */
    void written(long waiting) {
        octets = waiting;
    }

    boolean isEmpty() {
        return octets == 0;
    }

    boolean isHopeless(long nowNanos) {
        return octets > octetsMax || (octets > 0 && leftNanos(nowNanos) <= 0);
    }

    /** The time that the reader still has to take an octet, as of the last look. */
    long leftNanos(long nowNanos) {
        return STILL_MAX.toNanos() - (nowNanos - movedNanos);
    }
}
