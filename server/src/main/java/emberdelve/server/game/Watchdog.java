package emberdelve.server.game;

import emberdelve.server.admin.ServerControl;
import emberdelve.server.kernel.Borders;
import emberdelve.server.lifecycle.Chore;
import emberdelve.server.lifecycle.Service;
import emberdelve.server.link.Inboxes;
import emberdelve.server.link.Input;
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
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The watchdog over the thread of one region: when one deed goes on and on, the log gets what each
 * thread is at, and the other regions are told. When it goes on even then in the capital, the
 * server ends in order, as far as it can, and goes on from its last checkpoint when it is started
 * again. It asks nothing of the thread that it watches.
 */
public final class Watchdog implements Service {
    /** The time after which the threads are told to the log. */
    static final Duration DUMP_AFTER = Duration.ofSeconds(5);

    /** The time after which the server ends, if it is the capital that stands still. */
    static final Duration END_AFTER = Duration.ofSeconds(30);

    static final Duration EVERY = Duration.ofSeconds(1);

    private final LongSupplier turn;
    private final LongSupplier nanoTime;
    private final Consumer<String> log;
    private final Alarm alarm;
    private Optional<ExecutorService> looking = Optional.empty();
    private long seenTurn;
    private long sinceNanos;
    private boolean dumped;
    private boolean othersKnow = true;
    private volatile boolean stuck;

    /**
     * What comes of it when the region stands still.
     *
     * @param what the region, as a sentence begins with it
     * @param tellOthers tells the other regions whether it stands still; false when one of them
     *     could not be told
     * @param stopServer asks for the end of the server, for a reason, if it is one
     */
    record Alarm(String what, Predicate<Boolean> tellOthers, Consumer<String> stopServer) {
        private static Alarm of(Opening opening, Inboxes inboxes, ServerControl control) {
            var nth = opening.territory().nth();
            if (opening.territory().worlds() == 1)
                return new Alarm("the dungeon", _ -> true, control::requestStop);
            return new Alarm(
                    "region " + opening.region(),
                    still ->
                            inboxes.offerToOthers(
                                    nth, new Input.Stands(nth, opening.region(), still)),
                    nth == Borders.CAPITAL ? control::requestStop : _ -> {});
        }
    }

    @Inject
    Watchdog(GameLock lock, Opening opening, Inboxes inboxes, ServerControl control, Clock clock) {
        this(
                lock::turn,
                clock.nanos(),
                LoggerFactory.getLogger(Watchdog.class)::error,
                Alarm.of(opening, inboxes, control));
    }

    /**
     * @param turn as {@link GameLock#turn}
     * @param log gets the lines of the log
     */
    Watchdog(LongSupplier turn, LongSupplier nanoTime, Consumer<String> log, Alarm alarm) {
        this.turn = turn;
        this.nanoTime = nanoTime;
        this.log = log;
        this.alarm = alarm;
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
            if (stuck) {
                log.accept(alarm.what + " goes on after " + seconds(now) + " s");
                othersKnow = false;
            }
            seenTurn = current;
            sinceNanos = now;
            dumped = false;
            stuck = false;
            tellOthers();
            return;
        }
        if (now - sinceNanos >= DUMP_AFTER.toNanos() && !dumped) {
            dumped = true;
            stuck = true;
            othersKnow = false;
            log.accept(
                    alarm.what
                            + " has stood still for "
                            + seconds(now)
                            + " s; what each thread is at:\n"
                            + threads());
        }
        tellOthers();
        if (now - sinceNanos >= END_AFTER.toNanos())
            alarm.stopServer.accept(alarm.what + " has stood still for " + seconds(now) + " s");
    }

    /** Tells the others what they do not know yet; where an inbox is full, a second later. */
    private void tellOthers() {
        if (!othersKnow) othersKnow = alarm.tellOthers.test(stuck);
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
