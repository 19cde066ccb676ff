package emberdelve.db.world;

import emberdelve.db.account.Accounts;
import emberdelve.db.audit.AuditTable;
import emberdelve.db.open.Store;
import emberdelve.db.row.Sql;
import emberdelve.db.seal.OwnDigests;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.seal.RegionTable;
import emberdelve.db.seal.WorldTable;

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
    private final Tables tables;
    private final LongConsumer durable;
    private final RecentCheckpoints recent;

    /**
     * Checkpoints of that store; only the database makes them, and hands them out.
     *
     * @param tables all tables of the world
     * @param durable the listener that is told the number of each checkpoint that is on the disk,
     *     of whatever region
     */
    public Checkpoints(Store store, Tables tables, LongConsumer durable) {
        this.store = store;
        this.tables = tables;
        this.durable = durable;
        recent = new RecentCheckpoints(store);
    }

    /**
     * Writes the checkpoint as one transaction and forces it to the disk; returns only then.
     *
     * <p>A number that the region has stored already means that an earlier try did get through
     * although it seemed to fail: that is a success, and nothing is written twice.
     *
     * <p>A file that was opened again and has lost durable checkpoints gets those of all regions
     * once more, in the same transaction.
     *
     * @throws emberdelve.db.open.StoreException if it may not be durable: keep it, re-open the
     *     database, and write it again; of kind UNSOUND, if the file has lost more than is kept
     *     here
     * @throws IllegalArgumentException if it would turn its region back, or the world has no such
     *     region
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
            var regions = RegionTable.all(sql);
            var isDivided = regions.size() > 1;
            for (var lost : recent.lost(regions)) apply(sql, lost, isDivided);
            return apply(sql, checkpoint, isDivided);
        });
    }

    private void saved(Checkpoint checkpoint) {
        recent.add(checkpoint);
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

    /**
     * Makes these the regions of the world, in one transaction, if they are not already. Each
     * begins at the latest tick and with the largest numbers of those before. Called once, before
     * the world is loaded; only the writer may call it.
     *
     * @param names the names of the regions, at least one, each once
     */
    public void divideInto(List<String> names) {
        store.write(sql -> {
            Division.into(sql, names, tables);
            return names;
        });
        recent.clear();
    }

    /**
     * The world as one region needs it, all of one moment: the region's own row and ledger, and the
     * rows of all regions. While several are played, what another one has not stored yet is not in
     * it.
     *
     * @throws IllegalArgumentException if the world has no such region
     */
    public StoredWorld loadWorld(String region) {
        return store.readAtOnce(sql ->
                StoredWorld.read(sql, WorldTable.read(sql), RegionTable.read(sql, region), tables));
    }

    /**
     * The world as somebody needs it who changes all of it while it is stopped: as {@link
     * #loadWorld} of the region by which such changes are counted, with a next id that is above
     * those of all regions.
     */
    public StoredWorld loadStopped() {
        return store.readAtOnce(
                sql -> StoredWorld.read(sql, WorldTable.read(sql), RegionTable.home(sql), tables));
    }

    /** The number of regions of the world. */
    public int regions() {
        return store.readAtOnce(sql -> RegionTable.all(sql).size());
    }

    /** Writes a checkpoint unless its region has it already. */
    private RegionRow apply(Sql sql, Checkpoint checkpoint, boolean isDivided) {
        var stored = RegionTable.read(sql, checkpoint.region());
        if (checkpoint.number() <= stored.checkpoint()) return stored;

        requireNotBack(stored, checkpoint);
        for (var changed : checkpoint.changes())
            if (!tables.all().contains(changed.table()))
                throw new IllegalArgumentException("no table of this world: " + changed.table());
        var difference = isDivided ? FeatureRows.difference(sql, tables, checkpoint) : 0;
        for (var table : tables.all()) checkpoint.of(table).save(sql);
        for (var table : tables.all().reversed()) checkpoint.of(table).remove(sql);
        AuditTable.append(sql, checkpoint.audit());
        for (var person : checkpoint.erased()) {
            Accounts.erase(sql, person.account());
            AuditTable.erase(sql, person);
        }
        var now = checkpoint.regionRow();
        RegionTable.update(sql, now);
        OwnDigests.checkpointWritten(sql, difference);
        return now;
    }

    private static void requireNotBack(RegionRow stored, Checkpoint checkpoint) {
        if (checkpoint.tick() >= stored.tick() && checkpoint.nextId() >= stored.nextId()) return;

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
}
