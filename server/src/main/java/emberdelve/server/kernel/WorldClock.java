package emberdelve.server.kernel;

import java.time.Duration;

/** The ticks of a world: how many have passed, and how long one lasts. Thread: world. */
public final class WorldClock {
    private final Duration tickLength;
    private long now;

    WorldClock(Duration tickLength, long now) {
        this.tickLength = tickLength;
        this.now = now;
    }

    void advance() {
        now++;
    }

    /** Ticks since the world began. */
    public long now() {
        return now;
    }

    /** That much time in ticks, at least 1. */
    public long ticks(Duration duration) {
        return Math.max(1, duration.toNanos() / tickLength.toNanos());
    }

    /** How long that many ticks last, as long as none of them takes too long. */
    public Duration timeOf(long ticks) {
        return tickLength.multipliedBy(ticks);
    }

    /** The same in seconds, rounded up, for people to read; 0 if it is over. */
    public long secondsOf(long ticks) {
        return timeOf(Math.max(0, ticks)).plusSeconds(1).minusNanos(1).toSeconds();
    }
}
