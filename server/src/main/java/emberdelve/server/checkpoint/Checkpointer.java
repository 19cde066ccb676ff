package emberdelve.server.checkpoint;

import emberdelve.db.Database;
import emberdelve.db.PatientWriter;
import emberdelve.db.StoreState;
import emberdelve.db.world.Checkpoint;
import emberdelve.server.kernel.World;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/**
 * Makes the world durable, one tick at a time: what changed is taken at a tick's end and written by
 * the writer thread; while one checkpoint is under way, changes pile up for the next. A set that
 * could not be written is never dropped: one that was refused goes into the next, where the newer
 * state of each thing counts.
 *
 * <p>Thread: world.
 */
public final class Checkpointer implements Safekeeping {
    private static final Logger LOG = LoggerFactory.getLogger(Checkpointer.class);

    /** Even a world in which nothing happens stores its clock so often. */
    private static final Duration CLOCK_EVERY = Duration.ofMinutes(1);

    /** Between two tries with rows that were refused: they change only as the game goes on. */
    static final Duration REFUSED_EVERY = Duration.ofSeconds(10);

    /**
     * After a write the disk rests for as long as that took, but not longer: what changes meanwhile
     * is not safe.
     */
    static final Duration REST_MAX = Duration.ofSeconds(1);

    /** So old may be what is not safe on a healthy disk (docs/operating.md P2). */
    static final Duration PROMISED = Duration.ofSeconds(1);

    private final StoreWriter writer;
    private final Capture capture;
    private final Duration interval;
    private final LongSupplier nanoClock;
    private final PatientWriter write;
    private CompletableFuture<Long> underWay = CompletableFuture.completedFuture(0L);
    private Optional<Checkpoint> taken = Optional.empty();
    private long lastStartNanos;
    private OptionalLong dirtySince = OptionalLong.empty();
    private OptionalLong underWaySince = OptionalLong.empty();

    /**
     * @param durable told each tick that is safe; thread: the writer's
     */
    public Checkpointer(
            Database database,
            StoreWriter writer,
            Capture capture,
            Duration interval,
            LongSupplier nanoClock,
            LongConsumer durable) {
        this.writer = writer;
        this.capture = capture;
        this.interval = interval;
        this.nanoClock = nanoClock;
        this.write = new PatientWriter(database, nanoClock, durable);
        this.lastStartNanos = nanoClock.getAsLong();
    }

    /** Starts a checkpoint if one is due. */
    @Override
    public void afterTick(World world, boolean urgent) {
        var now = nanoClock.getAsLong();
        if (dirtySince.isEmpty() && !world.changes().isEmpty()) dirtySince = OptionalLong.of(now);
        if (!underWay.isDone()) return;

        var since = now - lastStartNanos;
        if (isRefused()) {
            if (since >= REFUSED_EVERY.toNanos()) start(world, now);
            return;
        }
        underWaySince = OptionalLong.empty();
        taken = Optional.empty();
        var took = write.standing().lastNanos();
        var pause = Math.max(interval.toNanos(), took + Math.min(took, REST_MAX.toNanos()));
        var due =
                world.changes().isEmpty()
                        ? since >= CLOCK_EVERY.toNanos()
                        : since >= pause || urgent;
        if (due) start(world, now);
    }

    @Override
    public boolean isSettled(World world) {
        return underWay.isDone() && !isRefused() && world.changes().isEmpty();
    }

    @Override
    public Optional<StoreHealth> standing(World world) {
        return Optional.of(health(world));
    }

    /** How saving goes. */
    public StoreHealth health(World world) {
        var standing = write.standing();
        var isOpen = !underWay.isDone() || isRefused();
        var since = isOpen ? underWaySince : dirtySince;
        var now = nanoClock.getAsLong();
        var unsaved = Duration.ofNanos(since.isPresent() ? now - since.getAsLong() : 0);
        return new StoreHealth(
                state(standing.state(), unsaved),
                standing.durableTick(),
                unsaved,
                world.changes().size() + (isOpen ? taken.map(Checkpoint::rows).orElse(0) : 0),
                standing.failures(),
                Duration.ofNanos(standing.lastNanos()),
                standing.reason());
    }

    /** A write that hangs has not failed; all the same it is not well. */
    private static StoreState state(StoreState written, Duration unsaved) {
        return written == StoreState.WELL && unsaved.compareTo(PROMISED) > 0
                ? StoreState.LATE
                : written;
    }

    @Override
    public boolean finish(World world, Duration within) {
        write.stopping();
        var deadline = nanoClock.getAsLong() + within.toNanos();
        try {
            awaitEnd(deadline);
            if (isSettled(world)) return true;
            start(world, nanoClock.getAsLong());
            awaitEnd(deadline);
            underWay.get();
            return true;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        } catch (ExecutionException | TimeoutException failure) {
            LOG.error("the last checkpoint could not be written", failure);
            return false;
        }
    }

    /** However it ends; not ending in time is the only trouble. */
    private void awaitEnd(long deadlineNanos) throws InterruptedException, TimeoutException {
        try {
            underWay.get(deadlineNanos - nanoClock.getAsLong(), TimeUnit.NANOSECONDS);
        } catch (ExecutionException failure) {
            LOG.debug("a checkpoint was refused", failure);
        }
    }

    private boolean isRefused() {
        return underWay.isCompletedExceptionally();
    }

    private void start(World world, long now) {
        var refused = isRefused() ? taken : Optional.<Checkpoint>empty();
        lastStartNanos = now;
        if (refused.isEmpty()) underWaySince = dirtySince;
        dirtySince = OptionalLong.empty();
        var fresh = capture.take(world);
        var checkpoint = refused.map(fresh::including).orElse(fresh);
        taken = Optional.of(checkpoint);
        underWay = writer.writeCheckpoint(() -> write.write(checkpoint));
    }
}
