package emberdelve.bench.opponent;

import java.time.Duration;

/**
 * The cost of a process to the machine between two moments, or at the second of them.
 *
 * @param cpu the processor time of event loops, world, checkpoints, compiler and collector together
 * @param residentMib the machine's memory that it held at the end, in MiB
 * @param heapMib the heap in use after the last collection, in MiB; 0 where the collector does not
 *     say
 * @param threads the number of threads at the end
 * @param descriptors files and sockets that were open at the end
 * @param pauses the number of the collector's pauses
 * @param longestPauseMillis the longest pause; 0 if there was none
 */
public record ProcessCost(
        Duration cpu,
        double residentMib,
        double heapMib,
        int threads,
        int descriptors,
        int pauses,
        double longestPauseMillis) {
    private static final double OCTETS_PER_MIB = 1 << 20;

    /** The cost that lies between two readings of one process. */
    public static ProcessCost between(Reading before, Reading after) {
        var pauses = after.pauses().stream().skip(before.pauses().size()).toList();
        var heaps = after.pauses().stream().flatMapToDouble(each -> each.heapMib().stream());
        return new ProcessCost(
                after.cpu().minus(before.cpu()),
                after.residentOctets() / OCTETS_PER_MIB,
                heaps.reduce((_, last) -> last).orElse(0),
                after.threads(),
                after.descriptors(),
                pauses.size(),
                pauses.stream().mapToDouble(Pause::millis).max().orElse(0));
    }
}
