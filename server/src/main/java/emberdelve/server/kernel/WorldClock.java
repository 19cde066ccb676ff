package emberdelve.server.kernel;

import java.time.Duration;

/**
 * The ticks of a world, how many have passed and how long one lasts; and the day outside the game.
 * Thread: world.
 */
public final class WorldClock {
    private static final int SECONDS_PER_DAY = 24 * 60 * 60;

    private final Duration tickLength;
    private long now;
    private long today;

    WorldClock(Duration tickLength, long now) {
        this.tickLength = tickLength;
        this.now = now;
    }

    void advance() {
        now++;
    }

    /** Sets the day; {@code second}: of the wall clock, since 1970. */
    void timeIs(long second) {
        today = Math.floorDiv(second, SECONDS_PER_DAY);
    }

    /** Today by the wall clock, in days since 1970; 0 until the world is told the time. */
    public long today() {
        return today;
    }

    /** Ticks since the world began. */
    public long now() {
        return now;
    }

    /** The number of ticks in that much time, at least 1. */
    public long ticks(Duration duration) {
        return Math.max(1, duration.toNanos() / tickLength.toNanos());
    }

    /** The time that so many ticks last, as long as none of them takes too long. */
    public Duration timeOf(long ticks) {
        return tickLength.multipliedBy(ticks);
    }

    /**
     * The seconds that so many ticks last, rounded up, for people to read; 0 if {@code ticks} is
     * negative.
     */
    public long secondsOf(long ticks) {
        return timeOf(Math.max(0, ticks)).plusSeconds(1).minusNanos(1).toSeconds();
    }
}
