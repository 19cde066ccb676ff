package emberdelve.bench.opponent;

import java.time.Duration;
import java.util.List;

/**
 * The figures of a process at one moment, as Linux and the JVM tell them.
 *
 * @param cpu the processor time since the process began
 * @param pauses the collector's pauses since then
 */
public record Reading(
        Duration cpu, long residentOctets, int threads, int descriptors, List<Pause> pauses) {
    public Reading {
        pauses = List.copyOf(pauses);
    }
}
