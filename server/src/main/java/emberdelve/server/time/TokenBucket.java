package emberdelve.server.time;

import java.util.concurrent.TimeUnit;

/**
 * The bucket that allows a burst, and a steady rate after it. It counts in whatever its caller
 * counts time in: nanoseconds outside the game, ticks inside. Thread: whichever owns it.
 *
 * @see "docs/operating.md: Ports"
 */
public final class TokenBucket {
    private final long timePerToken;
    private final long full;

    /** The contents of the bucket, as the time in which it has come in; below 0 it is debt. */
    private long saved;

    private long last;

    /**
     * @param timePerToken the time in which one token comes back, 1 or more
     * @param burst the number of tokens that it holds, 1 or more
     */
    public TokenBucket(long timePerToken, int burst, long now) {
        this.timePerToken = timePerToken;
        full = timePerToken * burst;
        saved = full;
        last = now;
    }

    /** A bucket that counts in nanoseconds, and gets back {@code tokens} a second, 1 or more. */
    public static TokenBucket perSecond(int tokens, int burst, long nowNanos) {
        return new TokenBucket(TimeUnit.SECONDS.toNanos(1) / tokens, burst, nowNanos);
    }

    /** Takes a token, if there is one. */
    public boolean take(long now) {
        if (!hasOne(now)) return false;
        saved -= timePerToken;
        return true;
    }

    /** Takes a token, whether or not there is one. */
    public void owe(long now) {
        refill(now);
        saved -= timePerToken;
    }

    public boolean hasOne(long now) {
        refill(now);
        return saved >= timePerToken;
    }

    public boolean isFull(long now) {
        refill(now);
        return saved == full;
    }

    private void refill(long now) {
        saved = Math.min(full, saved + (now - last));
        last = now;
    }
}
