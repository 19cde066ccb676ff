package emberdelve.db.open;

import emberdelve.db.open.StoreException.Kind;
import emberdelve.db.row.Sql;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Savepoint;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

/**
 * The store of the rows: reads through the pool, writes through the one writing connection. It
 * stays valid when the database closes its file: see {@link #reopen}.
 *
 * <p>Reading is safe for any thread. Writing is for one thread at a time, and asserts that. An
 * interrupt is put aside while either runs, and given back to its thread afterwards.
 */
public final class Store implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Store.class);

    private final WorldFiles files;
    private final FolderLock lock;
    private final int schema;
    private final Optional<Marker> foundMarker;
    // Nobody ever waits for this lock: a second writer is a mistake of ours, which the lock
    // reveals.
    private final ReentrantLock writing = new ReentrantLock();
    private volatile Engine engine;
    // True since a sync failed: what was written before it may never reach the disk.
    private boolean suspect;
    private boolean isTogether;
    private boolean isUnsynced;
    // True if a failed write could not be undone: then no write of the same transaction can be
    // kept.
    private boolean isSpoilt;

    Store(
            WorldFiles files,
            FolderLock lock,
            int schema,
            Optional<Marker> foundMarker,
            Engine engine) {
        this.files = files;
        this.lock = lock;
        this.schema = schema;
        this.foundMarker = foundMarker;
        this.engine = engine;
    }

    /** The file that messages name: that of the world, or the one that says where the world is. */
    public Path file() {
        return files.named();
    }

    /** Whether {@link #copyTo} backs this world up. */
    public boolean isCopied() {
        return engine.isCopied();
    }

    /**
     * The way in which a backup is restored, for messages that say that the store cannot be
     * trusted.
     */
    public String restoring() {
        return files.restoring();
    }

    public Path folder() {
        return files.folder();
    }

    /** The version of the newest migration that the database has seen. */
    public int schema() {
        return schema;
    }

    /** The marker as it was before this opening; empty if there was none, or it was overruled. */
    public Optional<Marker> foundMarker() {
        return foundMarker;
    }

    /**
     * Runs {@code work} on a reading connection; within {@link #together} on the writing one, so
     * that it finds what was written there before.
     */
    public <T> T read(Function<Sql, T> work) {
        return guarded(() ->
                writing.isHeldByCurrentThread() && isTogether
                        ? work.apply(engine.writer())
                        : reading(work));
    }

    /** Runs {@code work} so that all it reads is of one moment, whatever is written meanwhile. */
    public <T> T readAtOnce(Function<Sql, T> work) {
        return guarded(() -> reading(sql -> sql.atOnce().inTransaction(work)));
    }

    private <T> T reading(Function<Sql, T> work) {
        try (var sql = engine.reader()) {
            return work.apply(sql);
        }
    }

    /** Copies all rows, as of one moment, into a new zip file. Thread: any that may wait. */
    public void copyTo(Path zip) {
        guarded(() -> {
            engine.copyTo(zip);
            return zip;
        });
    }

    /**
     * Runs {@code work} in one transaction; when this returns, it is on the disk, unless it is
     * written {@link #together} with others. If it throws, nothing of it is kept.
     */
    public <T> T write(Function<Sql, T> work) {
        return alone(() -> {
            if (isTogether) return apart(work);
            var result = engine.writer().inTransaction(work);
            sync();
            return result;
        });
    }

    /** Runs {@code work}, of which nothing is kept, in one transaction. */
    public <T> T rehearse(Function<Rehearsal, T> work) {
        return alone(() ->
                engine.writer()
                        .inTransaction(writer -> {
                            var before = writer.savepoint();
                            var result = work.apply(new Rehearsal(writer));
                            writer.rollBack(before);
                            return result;
                        }));
    }

    /**
     * Runs {@code writes} in one transaction; when this returns, all of them are on the disk. A
     * write that throws is undone and disturbs no other. A hundred writes take hardly longer than
     * one.
     *
     * @throws StoreException if they may not be on the disk: then nobody may be told that they are
     *     done
     */
    public void together(Runnable writes) {
        alone(() -> {
            isTogether = true;
            isUnsynced = false;
            isSpoilt = false;
            try {
                engine.writer()
                        .inTransaction(writer -> {
                            writes.run();
                            if (isSpoilt) throw spoilt();
                            return writer;
                        });
            } finally {
                isTogether = false;
            }
            if (isUnsynced) sync();
            return engine;
        });
    }

    private StoreException spoilt() {
        return new StoreException(
                Kind.UNAVAILABLE, file(), "a write could not be undone", engine.whereToLook());
    }

    /** Runs one of the writes of {@link #together}. */
    private <T> T apart(Function<Sql, T> work) {
        var writer = engine.writer();
        var before = writer.savepoint();
        var isDone = false;
        try {
            var result = work.apply(writer);
            writer.release(before);
            isDone = true;
            isUnsynced = true;
            return result;
        } finally {
            if (!isDone) undo(writer, before);
        }
    }

    private void undo(Sql writer, Savepoint before) {
        try {
            writer.rollBack(before);
        } catch (RuntimeException failed) {
            // The write's own failure says more, and goes to whoever asked for it.
            LOG.debug("{}: a write could not be undone ({})", file(), Reasons.of(failed));
            isSpoilt = true;
        }
    }

    private void sync() {
        try {
            engine.sync();
        } catch (RuntimeException failed) {
            suspect = suspect || Reasons.isSync(failed);
            throw failed;
        }
    }

    /**
     * Closes whatever is left of the database and opens it again: after a full disk or a failed
     * write H2 has closed it for good.
     *
     * @throws StoreException if that fails; the store is then closed, and may be re-opened again
     */
    public void reopen() {
        alone(() -> {
            engine = engine.reopened(suspect);
            suspect = false;
            engine.requireWritable();
            return engine;
        });
    }

    /**
     * Remembers that this checkpoint is durable.
     *
     * @throws IOException if the marker could not be written; the old one is then still there
     */
    public void mark(String worldId, long checkpoint) throws IOException {
        Interrupts.aside(() -> new Marker(worldId, checkpoint, schema).write(files.marker()));
    }

    @Override
    public void close() {
        alone(() -> {
            engine.close();
            return engine;
        });
        try {
            lock.close();
        } catch (IOException unclear) {
            // The system frees the lock with the process, which is about to end.
            LOG.warn("{}: could not be released ({})", files.lock(), Reasons.of(unclear));
        }
    }

    private <T> T alone(Work<T> work) {
        if (!writing.tryLock()) {
            throw new IllegalStateException(
                    "a second thread writes: " + Thread.currentThread().getName());
        }
        try {
            return guarded(work);
        } finally {
            writing.unlock();
        }
    }

    private <T> T guarded(Work<T> work) {
        try {
            return Interrupts.aside(work::run);
        } catch (StoreException | IllegalStateException | IllegalArgumentException ours) {
            throw ours;
        } catch (RuntimeException failed) {
            throw translated(failed);
        }
    }

    private StoreException translated(RuntimeException failed) {
        if (Reasons.isIntegrity(failed)) {
            return new StoreException(
                    Kind.REJECTED,
                    file(),
                    "rows refused (" + Reasons.of(failed) + ")",
                    "report it: a fault of the server",
                    failed);
        }
        return new StoreException(
                Kind.UNAVAILABLE,
                file(),
                "failed (" + Reasons.of(failed) + ")",
                engine.whereToLook(),
                failed);
    }

    /** Work that is done while interrupts are put aside. */
    private interface Work<T> {
        T run();
    }
}
