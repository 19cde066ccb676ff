package emberdelve.server.chat;

/**
 * A token bucket that counts in ticks: how much one player may still say. Thread: world.
 */
final class Breath {
    private final long ticksPerLine;
    private final long fullTicks;
    private long savedTicks;
    private long lastTick;

    /**
     * @param ticksPerLine how long one line's worth takes to come back, 1 or more
     * @param burst lines it holds, 1 or more
     */
    Breath(long ticksPerLine, int burst, long now) {
        this.ticksPerLine = ticksPerLine;
        fullTicks = ticksPerLine * burst;
        savedTicks = fullTicks;
        lastTick = now;
    }

    /** Takes a line's worth, if there is one. */
    boolean take(long now) {
        savedTicks = Math.min(fullTicks, savedTicks + (now - lastTick));
        lastTick = now;
        if (savedTicks < ticksPerLine) return false;
        savedTicks -= ticksPerLine;
        return true;
    }
}
