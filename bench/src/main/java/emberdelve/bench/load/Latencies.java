package emberdelve.bench.load;

import java.util.Arrays;

/** All times measured, none of them rounded or thrown away. For one thread. */
final class Latencies {
    private static final int ROOM_AT_FIRST = 1024;

    private long[] nanos = new long[ROOM_AT_FIRST];
    private int count;

    void add(long latencyNanos) {
        if (count == nanos.length) nanos = Arrays.copyOf(nanos, 2 * count);
        nanos[count++] = latencyNanos;
    }

    int count() {
        return count;
    }

    /**
     * The least time within which so many were answered.
     *
     * @param percent 0 < percent <= 100; 100 is the slowest of all
     * @return nanoseconds; 0 when nothing was measured
     */
    long within(double percent) {
        if (count == 0) return 0;
        var sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        var rank = (int) Math.ceil(percent / 100 * count);
        return sorted[Math.clamp(rank, 1, count) - 1];
    }
}
