package emberdelve.server.session;

import java.util.concurrent.TimeUnit;

/**
 * Allows a burst, and a steady rate after it. Thread: whichever owns it.
 *
 * @see "docs/operating.md: limits"
 */
final class TokenBucket {
    private final long nanosPerToken;
    private final long fullNanos;
    /** What is in it, as the time it took to fill in; below nothing is debt. */
    private long savedNanos;
    private long lastNanos;

    /**
     * @param perSecond how fast it refills, 1 or more
     * @param burst how much it holds, 1 or more
     */
    TokenBucket(int perSecond, int burst, long nowNanos) {
        nanosPerToken = TimeUnit.SECONDS.toNanos(1) / perSecond;
        fullNanos = nanosPerToken * burst;
        savedNanos = fullNanos;
        lastNanos = nowNanos;
    }

    /** Takes one, if there is one. */
    boolean take(long nowNanos) {
        if (!hasOne(nowNanos)) return false;
        savedNanos -= nanosPerToken;
        return true;
    }

    /** Takes one, whether there is one or not. */
    void owe(long nowNanos) {
        refill(nowNanos);
        savedNanos -= nanosPerToken;
    }

    boolean hasOne(long nowNanos) {
        refill(nowNanos);
        return savedNanos >= nanosPerToken;
    }

    boolean isFull(long nowNanos) {
        refill(nowNanos);
        return savedNanos == fullNanos;
    }

    private void refill(long nowNanos) {
        savedNanos = Math.min(fullNanos, savedNanos + (nowNanos - lastNanos));
        lastNanos = nowNanos;
    }
}
