package emberdelve.server.adminport;

import jakarta.inject.Inject;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;

/** The figures of the last hour, every ten seconds. Safe for any thread. */
final class LastHour {
    static final Duration EVERY = Duration.ofSeconds(10);
    static final int SAMPLES = (int) Duration.ofHours(1).dividedBy(EVERY);

    private static final double MIB = 1_024.0 * 1_024;
    private static final double NANOS_PER_MILLI = 1e6;
    private static final double NANOS_PER_SECOND = 1e9;

    private final Watched watched;
    private final OwnProcess process;
    private final ArrayDeque<Sample> samples = new ArrayDeque<>();
    private long commands;
    private long octets;
    private Duration processor = Duration.ZERO;

    @Inject
    LastHour(Watched watched, OwnProcess process) {
        this.watched = watched;
        this.process = process;
    }

    /** Takes one more sample, {@code passed} after the one before. */
    synchronized void take(Duration passed) {
        var seconds = passed.toNanos() / NANOS_PER_SECOND;
        var ran = watched.commands().all().values().stream().mapToLong(Long::longValue).sum();
        var sent = watched.traffic().octetsSent().sum();
        var busy = process.processorTime();
        var lag = watched.regions().slowest().report();
        if (samples.size() == SAMPLES) samples.removeFirst();
        samples.add(
                new Sample(
                        watched.players(),
                        watched.sessions().count(),
                        (ran - commands) / seconds,
                        lag.nearlyAllNanos() / NANOS_PER_MILLI,
                        100 * lag.pace(),
                        watched.inputsWaiting(),
                        watched.unsaved().toMillis() / 1e3,
                        process.residentOctets() / MIB,
                        busy.minus(processor).toNanos() / NANOS_PER_SECOND / seconds * 100,
                        (sent - octets) / seconds));
        commands = ran;
        octets = sent;
        processor = busy;
    }

    /** The samples of the last hour, oldest first. */
    synchronized List<Sample> samples() {
        return List.copyOf(samples);
    }
}
