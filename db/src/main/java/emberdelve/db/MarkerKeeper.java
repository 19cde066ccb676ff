package emberdelve.db;

import emberdelve.db.open.Store;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * The keeper of the marker file, which writes it at the start, at the end, and at most once a
 * minute between.
 *
 * <p>Thread: the checkpoint-writer, or, while that rests, the thread that starts or stops the
 * server.
 */
final class MarkerKeeper {
    /**
     * The time between two markers: nobody notices when a world has lost its last minute or less.
     */
    static final Duration PERIOD = Duration.ofMinutes(1);

    private static final Logger LOG = LoggerFactory.getLogger(MarkerKeeper.class);

    private final Store store;
    private final String worldId;
    private final LongSupplier nanoClock;
    private long durable;
    private long lastNanos;

    MarkerKeeper(Store store, String worldId, long durable, LongSupplier nanoClock) {
        this.store = store;
        this.worldId = worldId;
        this.durable = durable;
        this.nanoClock = nanoClock;
        lastNanos = nanoClock.getAsLong();
    }

    /** Notes that a checkpoint is on the disk, and writes the marker if it is time. */
    void durable(long checkpoint) {
        durable = Math.max(durable, checkpoint);
        var now = nanoClock.getAsLong();
        if (now - lastNanos < PERIOD.toNanos()) return;

        // Before the write, which may fail: a full disk must not cost every checkpoint a second
        // write.
        lastNanos = now;
        write();
    }

    /**
     * Writes the marker. If that fails, it lags, which is allowed; the checkpoint itself is safe.
     */
    void write() {
        try {
            store.mark(worldId, durable);
        } catch (IOException failed) {
            LOG.warn("{}: its marker stays as it was ({})", store.file(), failed.getMessage());
        }
    }
}
