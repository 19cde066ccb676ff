package emberdelve.server.game;

import emberdelve.server.admin.ServerControl;
import emberdelve.server.lifecycle.Chore;
import emberdelve.server.lifecycle.Service;
import emberdelve.server.time.Clock;

import jakarta.inject.Inject;

import org.slf4j.LoggerFactory;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

/**
 * The watchdog over the dungeon's thread: when one deed goes on and on, the log gets what each
 * thread is at, and when it goes on even then, the server ends in order, as far as it can, and goes
 * on from its last checkpoint when it is started again. It asks nothing of the thread that it
 * watches.
 */
public final class Watchdog implements Service {
    /** The time after which the threads are told to the log. */
    static final Duration DUMP_AFTER = Duration.ofSeconds(5);

    /** The time after which the server ends. */
    static final Duration END_AFTER = Duration.ofSeconds(30);

    static final Duration EVERY = Duration.ofSeconds(1);

    private final LongSupplier turn;
    private final LongSupplier nanoTime;
    private final Consumer<String> log;
    private final Consumer<String> stopServer;
    private Optional<ExecutorService> looking = Optional.empty();
    private long seenTurn;
    private long sinceNanos;
    private boolean dumped;
    private volatile boolean stuck;

    @Inject
    Watchdog(GameLock lock, ServerControl control, Clock clock) {
        this(
                lock::turn,
                clock.nanos(),
                LoggerFactory.getLogger(Watchdog.class)::error,
                control::requestStop);
    }

    /**
     * @param turn as {@link GameLock#turn}
     * @param log gets the lines of the log
     * @param stopServer asks for the end of the server, for a reason
     */
    Watchdog(
            LongSupplier turn,
            LongSupplier nanoTime,
            Consumer<String> log,
            Consumer<String> stopServer) {
        this.turn = turn;
        this.nanoTime = nanoTime;
        this.log = log;
        this.stopServer = stopServer;
        sinceNanos = nanoTime.getAsLong();
    }

    @Override
    public void start() {
        looking = Optional.of(Chore.every(EVERY, "watchdog", this::look));
    }

    @Override
    public void stop() {
        looking.ifPresent(ExecutorService::shutdownNow);
    }

    /** Whether one deed has gone on for so long that the log was told. Safe for any thread. */
    public boolean isStuck() {
        return stuck;
    }

    void look() {
        var now = nanoTime.getAsLong();
        var current = turn.getAsLong();
        if (current != seenTurn || !GameLock.isHeld(current)) {
            if (stuck) log.accept("the dungeon goes on after " + seconds(now) + " s");
            seenTurn = current;
            sinceNanos = now;
            dumped = false;
            stuck = false;
            return;
        }
        if (now - sinceNanos >= DUMP_AFTER.toNanos() && !dumped) {
            dumped = true;
            stuck = true;
            log.accept(
                    "the dungeon has stood still for "
                            + seconds(now)
                            + " s; what each thread is at:\n"
                            + threads());
        }
        if (now - sinceNanos >= END_AFTER.toNanos())
            stopServer.accept("the dungeon has stood still for " + seconds(now) + " s");
    }

    private long seconds(long now) {
        return Duration.ofNanos(now - sinceNanos).toSeconds();
    }

    private static String threads() {
        return Arrays.stream(ManagementFactory.getThreadMXBean().dumpAllThreads(false, false))
                .map(thread ->
                        thread.getThreadName()
                                + ": "
                                + thread.getThreadState()
                                + lines(List.of(thread.getStackTrace())))
                .collect(Collectors.joining("\n"));
    }

    private static String lines(List<StackTraceElement> stack) {
        return stack.stream().map(each -> "\n    at " + each).collect(Collectors.joining());
    }
}
