package emberdelve.db.world;

import emberdelve.db.account.Accounts;
import emberdelve.db.audit.AuditTable;
import emberdelve.db.open.Store;
import emberdelve.db.open.StoreException;
import emberdelve.db.open.StoreException.Kind;
import emberdelve.db.row.Sql;
import emberdelve.db.seal.OwnDigests;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.seal.WorldTable;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/**
 * The store of checkpoints, which makes them durable and loads the world that they left.
 *
 * <p>Writing is for the checkpoint-writer only; loading is safe for any thread.
 */
public final class Checkpoints {
    private final Store store;

    /**
     * The most checkpoints that are kept in memory although they seem durable: a disk that broke
     * its word may give the file back as it was some checkpoints ago.
     */
    static final int RECENT_MAX = 8;

    /** The most rows of all kept checkpoints together, so that they do not fill the memory. */
    static final int RECENT_ROWS_MAX = 50_000;

    private final Tables tables;
    private final LongConsumer durable;
    private final ArrayDeque<Checkpoint> recent = new ArrayDeque<>();

    /**
     * Checkpoints of that store; only the database makes them, and hands them out.
     *
     * @param tables all tables of the world
     * @param durable the listener that is told the number of each checkpoint that is on the disk
     */
    public Checkpoints(Store store, Tables tables, LongConsumer durable) {
        this.store = store;
        this.tables = tables;
        this.durable = durable;
    }

    /**
     * Writes the checkpoint as one transaction and forces it to the disk; returns only then.
     *
     * <p>A number that is stored already means that an earlier try did get through although it
     * seemed to fail: that is a success, and nothing is written twice.
     *
     * <p>A file that was opened again and has lost durable checkpoints gets those once more, in the
     * same transaction.
     *
     * @throws emberdelve.db.open.StoreException if it may not be durable: keep it, re-open the
     *     database, and write it again; of kind UNSOUND, if the file has lost more than is kept
     *     here
     * @throws IllegalArgumentException if it would turn the world back
     */
    public void write(Checkpoint checkpoint) {
        save(checkpoint);
        saved(checkpoint);
    }

    /**
     * Makes a checkpoint and writes it as {@link #write(Checkpoint)} does. What its making writes
     * is kept together with it, or not at all.
     */
    public void write(Supplier<Checkpoint> making) {
        var made = new AtomicReference<Checkpoint>();
        store.together(() -> {
            made.set(making.get());
            save(made.get());
        });
        saved(made.get());
    }

    private void save(Checkpoint checkpoint) {
        store.write(sql -> {
            var stored = WorldTable.read(sql);
            for (var lost : lost(stored)) {
                apply(sql, stored, lost);
                stored = WorldTable.read(sql);
            }
            if (checkpoint.number() > stored.checkpoint()) apply(sql, stored, checkpoint);
            return stored;
        });
    }

    private void saved(Checkpoint checkpoint) {
        remember(checkpoint);
        durable.accept(checkpoint.number());
    }

    /**
     * The rows of a checkpoint that the database refuses, each with the reason; empty if it takes
     * all rows, or refuses the checkpoint for a reason that is in no row. Writes nothing.
     */
    public Map<RowName, String> refused(Checkpoint checkpoint) {
        return store.rehearse(rehearsal -> {
            var refused = new LinkedHashMap<RowName, String>();
            for (var table : tables.all()) checkpoint.of(table).trySaving(rehearsal, refused);
            for (var table : tables.all().reversed())
                checkpoint.of(table).tryRemoving(rehearsal, refused);
            return refused;
        });
    }

    private List<Checkpoint> lost(WorldRow stored) {
        var lost = recent.stream().filter(each -> each.number() > stored.checkpoint()).toList();
        if (lost.size() < recent.size()
                || lost.isEmpty()
                || lost.getFirst().number() == stored.checkpoint() + 1) return lost;

        throw new StoreException(
                Kind.UNSOUND,
                store.file(),
                "went back to checkpoint "
                        + stored.checkpoint()
                        + " (expected: at least "
                        + (lost.getFirst().number() - 1)
                        + ")",
                store.restoring());
    }

    private void remember(Checkpoint checkpoint) {
        if (!recent.isEmpty() && recent.getLast().number() == checkpoint.number()) return;

        recent.addLast(checkpoint);
        var rows = recent.stream().mapToLong(Checkpoint::rows).sum();
        while (recent.size() > RECENT_MAX || (recent.size() > 1 && rows > RECENT_ROWS_MAX)) {
            rows -= recent.removeFirst().rows();
        }
    }

    /** The world as of the last checkpoint, all of one tick. */
    public StoredWorld loadWorld() {
        return store.readAtOnce(sql -> StoredWorld.read(sql, WorldTable.read(sql), tables));
    }

    private void apply(Sql sql, WorldRow stored, Checkpoint checkpoint) {
        if (checkpoint.tick() < stored.tick() || checkpoint.nextId() < stored.nextId()) {
            throw new IllegalArgumentException(
                    "checkpoint "
                            + checkpoint.number()
                            + ": tick "
                            + checkpoint.tick()
                            + ", next id "
                            + checkpoint.nextId()
                            + " (expected: at least "
                            + stored.tick()
                            + " and "
                            + stored.nextId()
                            + ")");
        }
        for (var changed : checkpoint.changes())
            if (!tables.all().contains(changed.table()))
                throw new IllegalArgumentException("no table of this world: " + changed.table());
        for (var table : tables.all()) checkpoint.of(table).save(sql);
        for (var table : tables.all().reversed()) checkpoint.of(table).remove(sql);
        AuditTable.append(sql, checkpoint.audit());
        for (var person : checkpoint.erased()) {
            Accounts.erase(sql, person.account());
            AuditTable.erase(sql, person);
        }
        WorldTable.advance(
                sql,
                checkpoint.tick(),
                checkpoint.number(),
                checkpoint.nextId(),
                checkpoint.digest());
        OwnDigests.checkpointWritten(sql);
    }
}
