package emberdelve.server.systemd;

import emberdelve.server.game.Region;
import emberdelve.server.game.Regions;
import emberdelve.server.lifecycle.Chore;
import emberdelve.server.lifecycle.Service;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.function.LongSupplier;

/**
 * The notices to systemd (sd_notify): {@code READY=1} when players can connect, {@code WATCHDOG=1}
 * as long as the world goes on, and {@code STOPPING=1}. Without systemd, or in a unit that does not
 * ask for them, there are none. Must be the last service, which is the first to stop. Thread: as
 * {@link Service}; the world's own thread takes no part in it.
 */
public final class Notices implements Service {
    private static final Logger LOG = LoggerFactory.getLogger(Notices.class);

    private static final String SOCKET = "NOTIFY_SOCKET";
    private static final String WATCHDOG_MICROS = "WATCHDOG_USEC";
    private static final String WATCHED_PROCESS = "WATCHDOG_PID";

    /** A notice may be late by one look and one long tick, and is still in time. */
    private static final int LOOKS_A_LIMIT = 4;

    private final Map<String, String> environment;
    private final LongSupplier ticks;
    private Optional<NotifySocket> socket = Optional.empty();
    private Optional<ExecutorService> watch = Optional.empty();

    @Inject
    Notices(Regions regions) {
        this(System.getenv(), () -> regions.all().stream().mapToLong(Notices::ticks).sum());
    }

    private static long ticks(Region region) {
        return region.reports().latest().map(report -> report.time().tick()).orElse(0L);
    }

    /**
     * @param ticks the number of the last tick; may be called by any thread
     */
    Notices(Map<String, String> environment, LongSupplier ticks) {
        this.environment = Map.copyOf(environment);
        this.ticks = ticks;
    }

    @Override
    public void start() {
        socket = Optional.ofNullable(environment.get(SOCKET)).flatMap(Notices::connected);
        socket.ifPresent(to -> {
            to.tell("READY=1");
            var pulse = new Pulse();
            watch =
                    limit().map(limit ->
                            Chore.every(
                                    limit.dividedBy(LOOKS_A_LIMIT),
                                    "systemd",
                                    () -> {
                                        if (pulse.isNew(ticks.getAsLong())) to.tell("WATCHDOG=1");
                                    }));
        });
    }

    @Override
    public void stop() {
        watch.ifPresent(ExecutorService::shutdown);
        socket.ifPresent(to -> {
            to.tell("STOPPING=1");
            to.close();
        });
    }

    /** A server whose systemd does not hear it is worth more than none. */
    private static Optional<NotifySocket> connected(String name) {
        try {
            return Optional.of(NotifySocket.to(name));
        } catch (RuntimeException | LinkageError fault) {
            LOG.warn("systemd is told nothing of this server", fault);
            return Optional.empty();
        }
    }

    /** The time without a notice after which systemd ends this process; empty: it never does. */
    private Optional<Duration> limit() {
        var self = Long.toString(ProcessHandle.current().pid());
        if (!environment.getOrDefault(WATCHED_PROCESS, self).equals(self)) return Optional.empty();
        return Optional.ofNullable(environment.get(WATCHDOG_MICROS))
                .filter(micros -> micros.matches("[1-9]\\d{0,17}"))
                .map(micros -> Duration.ofNanos(1000).multipliedBy(Long.parseLong(micros)));
    }

    /** The tick that was seen the last time. Thread: the one that looks. */
    private static final class Pulse {
        private long last = -1;

        /** Whether there was a tick since the last look. */
        boolean isNew(long ticks) {
            if (ticks == last) return false;
            last = ticks;
            return true;
        }
    }
}
