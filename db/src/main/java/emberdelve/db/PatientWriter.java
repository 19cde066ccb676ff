package emberdelve.db;

import emberdelve.db.open.StoreException;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.RowName;
import emberdelve.db.world.RowsRefused;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/**
 * The writer of a region's checkpoints, however long the disk fails: it opens the file again,
 * writes the same checkpoint again, and never gives it up. Only rows that the database itself
 * refuses are reported to the caller, by name, because no second try helps.
 *
 * <p>Thread: the writer's; {@link #standing} is safe for any.
 */
public final class PatientWriter {
    private static final Logger LOG = LoggerFactory.getLogger(PatientWriter.class);

    private static final Duration FIRST_PAUSE = Duration.ofMillis(250);

    /**
     * The longest pause between two tries, and so until it is noticed that the disk has room again;
     * docs/operating.md P7 asks for 15 s.
     */
    public static final Duration LONGEST_PAUSE = Duration.ofSeconds(4);

    /** The tries for which the end of the server waits. */
    private static final int TRIES_AT_THE_END = 4;

    private final Database database;
    private final LongSupplier nanoClock;
    private final LongConsumer durable;
    private final LongConsumer pauseNanos;
    private volatile Standing standing;
    private volatile boolean stopping;

    /**
     * The state of saving at one moment.
     *
     * @param durableTick the last tick that is safe
     * @param failures how often in a row the write that is under way has failed
     * @param lastNanos how long the last good write took, without the tries that failed before it
     * @param reason the reason of the last failure; empty while all is well
     */
    public record Standing(
            StoreState state, long durableTick, int failures, long lastNanos, String reason) {}

    /**
     * @param region the region whose checkpoints it writes, which is stored
     * @param durable the listener that is told each tick that is safe
     */
    public PatientWriter(
            Database database, String region, LongSupplier nanoClock, LongConsumer durable) {
        this(database, region, nanoClock, durable, LockSupport::parkNanos);
    }

    PatientWriter(
            Database database,
            String region,
            LongSupplier nanoClock,
            LongConsumer durable,
            LongConsumer pauseNanos) {
        this.database = database;
        this.nanoClock = nanoClock;
        this.durable = durable;
        this.pauseNanos = pauseNanos;
        standing = new Standing(StoreState.WELL, database.region(region).tick(), 0, 0, "");
    }

    /**
     * The state of saving of the region: that of its last write, or of another region's that fails,
     * because the disk is the same.
     */
    public Standing standing() {
        var own = standing;
        if (own.state() != StoreState.WELL) return own;
        return database.outage()
                .get()
                .map(other ->
                        new Standing(
                                other.state(),
                                own.durableTick(),
                                other.failures(),
                                own.lastNanos(),
                                other.reason()))
                .orElse(own);
    }

    /** Makes the writer give up after a few failures from now on, because the server is ending. */
    public void stopping() {
        stopping = true;
    }

    /**
     * Writes the checkpoint, and returns its tick when it is safe.
     *
     * @throws RowsRefused if it can only be written without some of its rows
     * @throws RuntimeException if it is refused as a whole, or the server must stop
     */
    public long write(Checkpoint checkpoint) {
        var pause = FIRST_PAUSE;
        for (var failures = 0; ; failures++) {
            try {
                if (failures > 0) database.reopen();
                // The time of this try alone: how long the disk was away says nothing of how quick
                // it is.
                var begun = nanoClock.getAsLong();
                database.checkpoints().write(checkpoint);
                succeeded(checkpoint, failures, nanoClock.getAsLong() - begun);
                return checkpoint.tick();
            } catch (RuntimeException failure) {
                var state = state(failure);
                if (state == StoreState.REJECTED) requireNoneToBlame(checkpoint);
                failed(checkpoint, failure, state, failures + 1);
                if (state == StoreState.REJECTED) throw failure;
                if (stopping && failures + 1 >= TRIES_AT_THE_END) throw failure;
            }
            pauseNanos.accept(pause.toNanos());
            pause = pause.multipliedBy(2);
            if (pause.compareTo(LONGEST_PAUSE) > 0) pause = LONGEST_PAUSE;
        }
    }

    private void requireNoneToBlame(Checkpoint checkpoint) {
        var refused = Map.<RowName, String>of();
        try {
            refused = database.checkpoints().refused(checkpoint);
        } catch (RuntimeException failure) {
            LOG.warn("which rows are refused cannot be found out: {}", failure.toString());
        }
        if (!refused.isEmpty()) throw new RowsRefused(refused);
    }

    private static StoreState state(RuntimeException failure) {
        if (!(failure instanceof StoreException told))
            // The checkpoint is at fault: it would turn the world back, or a row could not be
            // bound.
            return failure instanceof IllegalArgumentException
                    ? StoreState.REJECTED
                    : StoreState.FAILING;
        return switch (told.kind()) {
            case UNAVAILABLE -> StoreState.FAILING;
            case REJECTED -> StoreState.REJECTED;
            case UNSOUND -> StoreState.UNSOUND;
        };
    }

    private void succeeded(Checkpoint checkpoint, int failures, long nanos) {
        if (failures > 0)
            LOG.atInfo()
                    .addKeyValue("checkpoint", checkpoint.number())
                    .log("a checkpoint is safe after all");
        standing = new Standing(StoreState.WELL, checkpoint.tick(), 0, nanos, "");
        database.outage().set(Optional.empty());
        durable.accept(checkpoint.tick());
    }

    /**
     * Reports a failed write. Whatever the failure is, the checkpoint is kept: to drop it would be
     * a lie to all who were told "saved".
     */
    private void failed(
            Checkpoint checkpoint, RuntimeException failure, StoreState state, int failures) {
        LOG.atError()
                .addKeyValue("checkpoint", checkpoint.number())
                .addKeyValue("rows", checkpoint.rows())
                .addKeyValue("failures", failures)
                .addKeyValue("state", state)
                .log("a checkpoint failed: {}", failure.toString());
        if (state == StoreState.REJECTED) LOG.error("what was refused: {}", checkpoint);
        var before = standing;
        standing =
                new Standing(
                        state,
                        before.durableTick(),
                        failures,
                        before.lastNanos(),
                        String.valueOf(failure.getMessage()));
        database.outage()
                .set(state == StoreState.REJECTED ? Optional.empty() : Optional.of(standing));
    }
}
