package emberdelve.bench.load;

import emberdelve.bench.opponent.ProcessCost;

import java.time.Duration;
import java.util.Locale;
import java.util.OptionalLong;

/**
 * The figures of a round, without its warm-up.
 *
 * @param against the name of the opponent
 * @param counted the time that was counted
 * @param offered commands a second that were due
 * @param answered answers a second that came
 * @param unanswered commands that had no answer some seconds after the end
 * @param untyped the unanswered commands that the load generator was too slow to type: if there are
 *     any, its own limit was measured
 * @param refused commands that were refused in words
 * @param lost players who had lost their connection by the end
 * @param latency from the moment a command was due to its answer
 * @param copies the time from the moment a command was due until its line was read by some of the
 *     others
 * @param lines the lines a second that were read, answers among them
 * @param octets the octets a second that were read from the sockets
 * @param cost the cost of the opponent's process
 * @param lateTicks ticks of the world that were due and had not passed at the end, beyond those at
 *     the beginning; empty where there is no world
 */
public record Figures(
        String against,
        LoadScene scene,
        int players,
        Duration counted,
        double offered,
        double answered,
        long unanswered,
        long untyped,
        long refused,
        long lost,
        Latency latency,
        Latency copies,
        double lines,
        double octets,
        ProcessCost cost,
        OptionalLong lateTicks) {
    private static final double NANOS_PER_MICRO = 1e3;
    private static final double NANOS_PER_SECOND = 1e9;

    /** The microseconds of processor time of the whole process for each answer. */
    public double cpuMicrosPerAnswer() {
        return cpuMicrosPer(answered);
    }

    /** The microseconds of processor time of the whole process for each line that was read. */
    public double cpuMicrosPerLine() {
        return cpuMicrosPer(lines);
    }

    /** The octets that were read from the sockets for each answer, whatever they were. */
    public double octetsPerAnswer() {
        return answered == 0 ? Double.NaN : octets / answered;
    }

    /** The number of cores that the process kept busy. */
    public double cores() {
        return cost.cpu().toNanos() / (double) counted.toNanos();
    }

    /** The figures in short, for whoever waits for them. */
    public String inShort() {
        return String.format(
                Locale.ROOT,
                "%.0f/s offered, %.0f/s answered, p99 %.2f ms",
                offered,
                answered,
                latency.p99());
    }

    private double cpuMicrosPer(double perSecond) {
        var count = perSecond * counted.toNanos() / NANOS_PER_SECOND;
        return cost.cpu().toNanos() / NANOS_PER_MICRO / Math.max(1, count);
    }
}
