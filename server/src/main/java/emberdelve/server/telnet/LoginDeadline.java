package emberdelve.server.telnet;

import emberdelve.config.settings.LimitSettings;

import java.time.Duration;

/**
 * The time that somebody may take to log in: a short while without a sign of life, which is what
 * half-open connections and scanners do, and as long as a newcomer may think, read and listen once
 * there is one. Even what a client answers by itself to the server's Telnet questions is such a
 * sign: its user may still be thinking of a name.
 */
final class LoginDeadline {
    private final long cameNanos;
    private final LimitSettings limits;
    private boolean alive;

    /**
     * @param waited the time since the connection was made
     */
    LoginDeadline(long nowNanos, Duration waited, LimitSettings limits) {
        this.cameNanos = nowNanos - waited.toNanos();
        this.limits = limits;
    }

    /** Notes a sign of life. */
    void heard() {
        alive = true;
    }

    /** The time that is left; 0 or less when it is over. */
    long leftNanos(long nowNanos) {
        var limit = alive ? limits.newcomerTimeout() : limits.loginTimeout();
        return limit.toNanos() - (nowNanos - cameNanos);
    }
}
