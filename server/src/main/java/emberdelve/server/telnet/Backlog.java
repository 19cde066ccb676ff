package emberdelve.server.telnet;

import java.time.Duration;

/**
 * Whether a reader still reads: what waits for it may be much, or may stand still, but neither for
 * long. Thread: its connection's event loop.
 */
final class Backlog {
    /** A network may be gone for so long, and come back; RELIABILITY A4. */
    static final Duration STILL_MAX = Duration.ofSeconds(60);

    private final long octetsMax;
    private long octetsAfterLast;
    private long movedNanos;

    Backlog(long octetsMax, long nowNanos) {
        this.octetsMax = octetsMax;
        this.movedNanos = nowNanos;
    }

    /**
     * To be asked before each write.
     *
     * @param octets waiting now
     */
    boolean isHopeless(long octets, long nowNanos) {
        if (octets == 0 || octets < octetsAfterLast) movedNanos = nowNanos;
        return octets > octetsMax || nowNanos - movedNanos > STILL_MAX.toNanos();
    }

    /**
     * To be told after each write.
     *
     * @param octets waiting now
     */
    void written(long octets) {
        octetsAfterLast = octets;
    }
}
