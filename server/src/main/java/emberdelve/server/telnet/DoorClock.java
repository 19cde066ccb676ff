package emberdelve.server.telnet;

import emberdelve.config.settings.LimitSettings;
import java.time.Duration;

/**
 * How long somebody may stand at the door: a short while without a word, which is what scanners
 * do, and as long as a newcomer may think, read and listen once they have typed a line.
 */
final class DoorClock {
    private final long cameNanos;
    private final LimitSettings limits;
    private boolean spoke;

    /**
     * @param waited since the connection was made
     */
    DoorClock(long nowNanos, Duration waited, LimitSettings limits) {
        this.cameNanos = nowNanos - waited.toNanos();
        this.limits = limits;
    }

    /** They typed a line. */
    void spoke() {
        spoke = true;
    }

    /** Above 0 while there is time left. */
    long leftNanos(long nowNanos) {
        var limit = spoke ? limits.newcomerTimeout() : limits.loginTimeout();
        return limit.toNanos() - (nowNanos - cameNanos);
    }
}
