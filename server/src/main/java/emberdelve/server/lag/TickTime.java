package emberdelve.server.lag;

import java.util.List;

/**
 * The time that one tick took.
 *
 * @param tick the number of the tick
 * @param beganNanos the moment when it began, on a clock that never goes back
 * @param tookNanos how long it took
 * @param lateNanos how long after the moment when it was due it began
 * @param waiting the number of inputs that waited when it was over
 * @param slow the slow deeds since the tick before, the slowest first
 */
public record TickTime(
        long tick,
        long beganNanos,
        long tookNanos,
        long lateNanos,
        int waiting,
        List<SlowDeed> slow) {
    public TickTime {
        slow = List.copyOf(slow);
    }
}
