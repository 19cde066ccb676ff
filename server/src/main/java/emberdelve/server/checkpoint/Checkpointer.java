package emberdelve.server.checkpoint;

import emberdelve.db.Database;
import emberdelve.db.world.Checkpoint;
import emberdelve.server.world.World;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the world durable, one tick at a time: what changed is taken at a tick's end and written
 * by the writer thread; while one checkpoint is under way, changes pile up for the next. A set that
 * could not be written is never dropped: the file is opened again and it is written again.
 *
 * <p>Thread: world; the writer's part says so.
 */
public final class Checkpointer {
    private static final Logger LOG = LoggerFactory.getLogger(Checkpointer.class);

    /** Even a world in which nothing happens stores its clock so often. */
    private static final Duration CLOCK_EVERY = Duration.ofMinutes(1);

    private static final Duration FIRST_PAUSE = Duration.ofMillis(250);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(4);

    private final Database database;
    private final StoreWriter writer;
    private final Capture capture;
    private final Duration interval;
    private final LongSupplier nanoClock;
    private final Listener listener;
    private CompletableFuture<Long> underWay = CompletableFuture.completedFuture(0L);
    private long lastStartNanos;
    private volatile long lastDurationNanos;
    private volatile boolean stopping;

    /** Hears of what is safe and of what is not. Thread: the writer's. */
    public interface Listener {
        void durable(long tick);

        void health(boolean healthy);
    }

    public Checkpointer(
            Database database,
            StoreWriter writer,
            Capture capture,
            Duration interval,
            LongSupplier nanoClock,
            Listener listener) {
        this.database = database;
        this.writer = writer;
        this.capture = capture;
        this.interval = interval;
        this.nanoClock = nanoClock;
        this.listener = listener;
        this.lastStartNanos = nanoClock.getAsLong();
    }

    /**
     * Starts a checkpoint if one is due. To be called at a tick's end.
     *
     * @param urgent whether somebody waits for it
     */
    public void afterTick(World world, boolean urgent) {
        if (!underWay.isDone()) return;
        var now = nanoClock.getAsLong();
        var since = now - lastStartNanos;
        var pause = Math.max(interval.toNanos(), 2 * lastDurationNanos);
        var due = world.changes().isEmpty()
                ? since >= CLOCK_EVERY.toNanos()
                : since >= pause || urgent;
        if (due) start(world, now);
    }

    /** Whether everything that happened up to now is safe. */
    public boolean isSettled(World world) {
        return underWay.isDone()
                && !underWay.isCompletedExceptionally()
                && world.changes().isEmpty();
    }

    /**
     * Writes everything there is, and waits for it; the world must stand still.
     *
     * @return whether it is safe now
     */
    public boolean finish(World world, Duration within) {
        stopping = true;
        var deadline = nanoClock.getAsLong() + within.toNanos();
        try {
            underWay.get(deadline - nanoClock.getAsLong(), TimeUnit.NANOSECONDS);
            if (world.changes().isEmpty()) return true;
            start(world, nanoClock.getAsLong());
            underWay.get(deadline - nanoClock.getAsLong(), TimeUnit.NANOSECONDS);
            return true;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        } catch (Exception failure) {
            LOG.error("the last checkpoint could not be written", failure);
            return false;
        }
    }

    private void start(World world, long now) {
        lastStartNanos = now;
        var checkpoint = capture.take(world);
        underWay = writer.writeCheckpoint(() -> write(checkpoint));
    }

    /** Thread: the writer's. Returns only when it is safe, or when the server must stop. */
    private long write(Checkpoint checkpoint) {
        var begun = nanoClock.getAsLong();
        var pause = FIRST_PAUSE;
        var failures = 0;
        while (true) {
            try {
                if (failures > 0) database.reopen();
                database.checkpoints().write(checkpoint);
                break;
            } catch (RuntimeException failure) {
                // Whatever it is, the set is kept and tried again: a dropped one would be a lie to
                // everybody who was told that it is saved.
                failures++;
                LOG.error(
                        "checkpoint {} failed ({} times): {}",
                        checkpoint.number(),
                        failures,
                        failure.toString());
                if (failures == 2) listener.health(false);
                if (stopping && failures > 3) throw failure;
                LockSupport.parkNanos(pause.toNanos());
                pause = pause.multipliedBy(2);
                if (pause.compareTo(LONGEST_PAUSE) > 0) pause = LONGEST_PAUSE;
            }
        }
        if (failures >= 2) listener.health(true);
        lastDurationNanos = nanoClock.getAsLong() - begun;
        listener.durable(checkpoint.tick());
        return checkpoint.tick();
    }
}
