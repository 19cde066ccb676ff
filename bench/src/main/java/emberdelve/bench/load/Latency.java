package emberdelve.bench.load;

import org.HdrHistogram.Histogram;

/** The delays of answers, in milliseconds; all 0 if there were none. */
public record Latency(double p50, double p90, double p99, double p999, double max) {
    private static final double NANOS_PER_MILLI = 1e6;

    /** The delays of times in nanoseconds. */
    static Latency of(Histogram times) {
        return new Latency(
                millis(times, 50),
                millis(times, 90),
                millis(times, 99),
                millis(times, 99.9),
                millis(times, 100));
    }

    private static double millis(Histogram times, double percent) {
        return times.getTotalCount() == 0
                ? 0
                : times.getValueAtPercentile(percent) / NANOS_PER_MILLI;
    }
}
