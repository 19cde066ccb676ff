package emberdelve.server.game;

import com.google.inject.Inject;

import emberdelve.server.lag.TickTime;
import emberdelve.server.lag.Workload;
import emberdelve.server.link.Inbox;
import emberdelve.server.time.Clock;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;

/**
 * The world thread: wakes for the tick, and for input that no event loop runs ({@link GameLock}).
 * Only this class knows a clock. When ticks take too long, game time slows down: no tick is
 * skipped, and none is made up for in a burst.
 */
public final class TickLoop {
    private static final Logger LOG = LoggerFactory.getLogger(TickLoop.class);

    private final Game game;
    private final GameLock lock;
    private final Inbox inbox;
    private final Workload workload;
    private final TickReports reports;
    private final SlowTicks slowTicks;
    private final long periodNanos;
    private final Clock clock;
    private final Thread thread;
    private volatile boolean running = true;
    private long due;

    @Inject
    TickLoop(
            Game game,
            GameLock lock,
            Inbox inbox,
            Workload workload,
            TickReports reports,
            Opening opening,
            Clock clock) {
        this.game = game;
        this.lock = lock;
        this.inbox = inbox;
        this.workload = workload;
        this.reports = reports;
        slowTicks = new SlowTicks(TickLoop::log, opening.settings().tick());
        this.periodNanos = opening.settings().tick().toNanos();
        this.clock = clock;
        this.thread = Thread.ofPlatform().name(threadName(opening)).unstarted(this::run);
    }

    private static String threadName(Opening opening) {
        return opening.territory().worlds() == 1 ? "world" : "world-" + opening.region();
    }

    public void start() {
        thread.start();
    }

    /** Lets the loop end after the current step. */
    public void end() {
        running = false;
        inbox.wake();
    }

    /**
     * Waits until the loop has ended.
     *
     * @return false when it has not ended by then: the world must not be touched
     */
    public boolean hasEnded(Duration within) {
        try {
            return thread.join(within);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void run() {
        due = clock.nanoTime() + periodNanos;
        while (running) {
            inbox.await(due - clock.nanoTime());
            try {
                lock.take(this::step);
            } catch (RuntimeException fault) {
                // The guard catches an actor's faults; this is a fault of the server, and the next
                // tick is due all the same.
                LOG.error("a tick failed", fault);
                due = clock.nanoTime() + periodNanos;
            }
        }
        lock.keep();
    }

    private void step() {
        game.serve();
        var began = clock.nanoTime();
        if (began - due < 0) return;
        game.tick();
        var ended = clock.nanoTime();
        tell(began, ended);
        due = Math.max(due + periodNanos, ended);
    }

    private void tell(long began, long ended) {
        var time =
                new TickTime(
                        game.now(),
                        began,
                        ended - began,
                        began - due,
                        inbox.waiting(),
                        workload.takeSlow());
        slowTicks.look(time);
        reports.publish(game.report(time));
    }

    private static void log(SlowTicks.Line line) {
        LOG.atWarn()
                .addKeyValue("tick", line.tick())
                .addKeyValue("ms", line.millis())
                .log(line.words());
    }
}
