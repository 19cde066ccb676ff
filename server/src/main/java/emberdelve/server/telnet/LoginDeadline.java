package emberdelve.server.telnet;

import emberdelve.config.settings.LimitSettings;

import java.time.Duration;

/**
 * The time that somebody may take to log in: a short while without a sign of life, which is what
 * half-open connections and scanners do, and as long as a newcomer may think, read and listen once
 * there is one. A client's own answer to what ours asked of it is such a sign: whoever sits before
 * it may still be thinking of a name.
 */
final class LoginDeadline {
    private final long cameNanos;
    private final LimitSettings limits;
    private boolean alive;

    /**
     * @param waited since the connection was made
     */
    LoginDeadline(long nowNanos, Duration waited, LimitSettings limits) {
        this.cameNanos = nowNanos - waited.toNanos();
        this.limits = limits;
    }

    /** Something came from there. */
    void heard() {
        alive = true;
    }

    /** Above 0 while there is time left. */
    long leftNanos(long nowNanos) {
        var limit = alive ? limits.newcomerTimeout() : limits.loginTimeout();
        return limit.toNanos() - (nowNanos - cameNanos);
    }
}
