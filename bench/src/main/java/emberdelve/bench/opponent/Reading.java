package emberdelve.bench.opponent;

import java.time.Duration;
import java.util.List;

/**
 * What Linux and the JVM tell of a process at one moment.
 *
 * @param cpu since the process began
 * @param pauses of the collector since then
 */
public record Reading(
        Duration cpu, long residentOctets, int threads, int descriptors, List<Pause> pauses) {
    public Reading {
        pauses = List.copyOf(pauses);
    }
}
