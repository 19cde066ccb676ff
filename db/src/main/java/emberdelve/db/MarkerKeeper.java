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
 * <p>Thread: the checkpoint-writer, and the starting and stopping thread while that one rests.
 */
final class MarkerKeeper {
    /** A world may be found this much older than it was before anybody notices. */
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

    /** A checkpoint is on the disk. */
    void durable(long checkpoint) {
        durable = Math.max(durable, checkpoint);
        var now = nanoClock.getAsLong();
        if (now - lastNanos < PERIOD.toNanos()) return;

        // Also when it fails: a full disk must not cost every checkpoint a second write.
        lastNanos = now;
        write();
    }

    /** A marker that cannot be written lags, which is allowed; the checkpoint itself is safe. */
    void write() {
        try {
            store.mark(worldId, durable);
        } catch (IOException failed) {
            LOG.warn("{}: its marker stays as it was ({})", store.file(), failed.getMessage());
        }
    }
}
