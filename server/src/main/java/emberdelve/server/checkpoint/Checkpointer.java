package emberdelve.server.checkpoint;

import emberdelve.db.Database;
import emberdelve.db.PatientWriter;
import emberdelve.db.StoreState;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.RowsRefused;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Withheld;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

/**
 * The maker of checkpoints, which makes a region durable, one tick at a time: what changed is taken
 * at a tick's end and written by the writer thread; while one checkpoint is under way, changes pile
 * up for the next. A set that could not be written is never dropped: one that was refused goes into
 * the next, where the newer state of each thing counts.
 *
 * <p>Thread: world.
 */
public final class Checkpointer implements Safekeeping {
    private static final Logger LOG = LoggerFactory.getLogger(Checkpointer.class);

    /**
     * The longest time from one checkpoint to the next: even a world in which nothing happens
     * stores its clock.
     */
    private static final Duration CLOCK_EVERY = Duration.ofMinutes(1);

    /**
     * The time between two tries with rows that were refused: they change only as the game goes on.
     */
    static final Duration REFUSED_EVERY = Duration.ofSeconds(10);

    /**
     * The longest rest of the disk after a write. It rests for as long as the write took, but not
     * longer than this, because what changes meanwhile is not safe.
     */
    static final Duration REST_MAX = Duration.ofSeconds(1);

    /** The greatest age of what is not safe on a healthy disk (docs/operating.md P2). */
    static final Duration PROMISED = Duration.ofSeconds(1);

    /** The most rows set aside that are named to staff who ask how saving goes. */
    private static final int REASONS_MAX = 5;

    private final StoreWriter writer;
    private final Capture capture;
    private final Duration interval;
    private final LongSupplier nanoClock;
    private final PatientWriter write;
    // The checkpoint under way and its withheld answers; the writer reads them when the checkpoint
    // is safe.
    private Withheld withheld = Withheld.NOTHING;
    private CompletableFuture<Long> underWay = CompletableFuture.completedFuture(0L);
    private Optional<Checkpoint> taken = Optional.empty();
    private long lastStartNanos;
    private long lastTryNanos;
    private OptionalLong dirtySince = OptionalLong.empty();
    private OptionalLong underWaySince = OptionalLong.empty();

    /**
     * The listener that hears of each checkpoint that is safe, and of the answers that are withheld
     * all the same. Thread: the writer's.
     */
    public interface Listener {
        void durable(Checkpoint checkpoint, Withheld withheld);
    }

    public Checkpointer(
            Database database,
            StoreWriter writer,
            Capture capture,
            Duration interval,
            LongSupplier nanoClock,
            Listener listener) {
        this.writer = writer;
        this.capture = capture;
        this.interval = interval;
        this.nanoClock = nanoClock;
        this.write =
                new PatientWriter(
                        database,
                        capture.region(),
                        nanoClock,
                        _ -> listener.durable(taken.orElseThrow(), withheld));
        this.lastStartNanos = nanoClock.getAsLong();
        this.lastTryNanos = lastStartNanos;
    }

    /** Starts a checkpoint if one is due. */
    @Override
    public void afterTick(World world, boolean urgent) {
        var now = nanoClock.getAsLong();
        if (dirtySince.isEmpty() && !world.changes().isEmpty()) dirtySince = OptionalLong.of(now);
        if (!underWay.isDone()) return;

        var since = now - lastStartNanos;
        if (isRefused()) {
            if (startWithout(world, now)) return;
            if (since >= REFUSED_EVERY.toNanos()) start(world, now);
            return;
        }
        underWaySince = OptionalLong.empty();
        taken = Optional.empty();
        var took = write.standing().lastNanos();
        var pause = Math.max(interval.toNanos(), took + Math.min(took, REST_MAX.toNanos()));
        var clockEvery = unstored().isEmpty() ? CLOCK_EVERY : REFUSED_EVERY;
        var due =
                world.changes().isEmpty()
                        ? since >= clockEvery.toNanos()
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

    /** The state of saving. */
    public StoreHealth health(World world) {
        var standing = write.standing();
        var isOpen = isOpen();
        var since = isOpen ? underWaySince : dirtySince;
        var now = nanoClock.getAsLong();
        var unsaved = Duration.ofNanos(since.isPresent() ? now - since.getAsLong() : 0);
        var aside = capture.unstored(isOpen);
        return new StoreHealth(
                state(standing.state(), unsaved, aside),
                standing.durableTick(),
                unsaved,
                world.changes().size() + (isOpen ? taken.map(Checkpoint::rows).orElse(0) : 0),
                standing.failures(),
                Duration.ofNanos(standing.lastNanos()),
                reason(standing.reason(), aside));
    }

    /**
     * The state of saving: that of the last write, but late when a write takes too long, and aside
     * when rows are set aside.
     */
    private StoreState state(StoreState written, Duration unsaved, List<UnstoredRow> aside) {
        if (written != StoreState.WELL) return written;
        if (unsaved.compareTo(PROMISED) > 0) return StoreState.LATE;
        return aside.isEmpty() ? StoreState.WELL : StoreState.ASIDE;
    }

    private static String reason(String failure, List<UnstoredRow> aside) {
        if (!failure.isEmpty() || aside.isEmpty()) return failure;
        var shown = aside.stream().limit(REASONS_MAX).map(each -> each.row() + ": " + each.why());
        var more = Math.max(aside.size() - REASONS_MAX, 0);
        return shown.collect(Collectors.joining("; ")) + (more > 0 ? "; and " + more : "");
    }

    @Override
    public boolean finish(World world, Duration within) {
        write.stopping();
        var deadline = nanoClock.getAsLong() + within.toNanos();
        try {
            awaitEnd(deadline);
            if (isSettled(world)) return true;
            if (!startWithout(world, nanoClock.getAsLong())) start(world, nanoClock.getAsLong());
            awaitEnd(deadline);
            while (startWithout(world, nanoClock.getAsLong())) awaitEnd(deadline);
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

    /**
     * Waits for the end of the write, even if it fails; throws only when it does not end in time.
     */
    private void awaitEnd(long deadlineNanos) throws InterruptedException, TimeoutException {
        try {
            underWay.get(deadlineNanos - nanoClock.getAsLong(), TimeUnit.NANOSECONDS);
        } catch (ExecutionException failure) {
            LOG.debug("a checkpoint was refused", failure);
        }
    }

    /** Whether the checkpoint that was taken last is not stored, or not yet. */
    private boolean isOpen() {
        return !underWay.isDone() || isRefused();
    }

    private boolean isRefused() {
        return underWay.isCompletedExceptionally();
    }

    /** Starts a write of all that changed, and of what could not be written until now. */
    private void start(World world, long now) {
        if (now - lastTryNanos >= REFUSED_EVERY.toNanos()) {
            capture.tryAgain();
            lastTryNanos = now;
        }
        var checkpoint =
                isRefused() ? capture.takeWith(taken.orElseThrow(), world) : capture.take(world);
        if (!isRefused()) underWaySince = dirtySince;
        write(checkpoint, now);
    }

    /**
     * Starts the last checkpoint again without the rows for which it was refused; answers false if
     * there are none.
     */
    private boolean startWithout(World world, long now) {
        if (!isRefused() || !(underWay.exceptionNow() instanceof RowsRefused refusal)) return false;
        var checkpoint = capture.takeWithout(refusal, taken.orElseThrow(), world);
        checkpoint.ifPresent(without -> write(without, now));
        return checkpoint.isPresent();
    }

    private void write(Checkpoint checkpoint, long now) {
        lastStartNanos = now;
        dirtySince = OptionalLong.empty();
        taken = Optional.of(checkpoint);
        withheld = capture.withheld();
        underWay = writer.writeCheckpoint(() -> write.write(checkpoint));
    }

    @Override
    public Withheld withheld() {
        return withheld;
    }

    @Override
    public List<UnstoredRow> unstored() {
        return capture.unstored(isOpen());
    }

    @Override
    public List<UnstoredRow> takeNews() {
        return capture.takeNews();
    }
}
