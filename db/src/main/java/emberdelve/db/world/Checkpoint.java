package emberdelve.db.world;

import emberdelve.db.account.ErasedAccount;
import emberdelve.db.audit.AuditRow;
import emberdelve.db.row.Require;
import emberdelve.db.row.Table;
import emberdelve.db.seal.RegionRow;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * All changes of a region up to one tick, since its checkpoint before: one transaction.
 *
 * @param region the name of the region
 * @param number larger than that of every checkpoint of the region before
 * @param tick the tick at the end of which the rows were like this
 * @param nextId the first id that nothing in the region has had
 * @param changes the changes, at most one of each table; no row names one that is gone as its
 *     holder
 * @param audit staff deeds of these ticks, smallest id first; one whose id is stored is not stored
 *     again
 * @param erased accounts that are erased with this checkpoint, whose characters are gone by it
 * @param digest the share of the whole region after this checkpoint, not of these rows, and without
 *     rows of features while there are several regions; see {@link RegionRow}
 */
public record Checkpoint(
        String region,
        long number,
        long tick,
        long nextId,
        List<Changed<?>> changes,
        List<AuditRow> audit,
        List<ErasedAccount> erased,
        long digest) {
    /** A checkpoint in which no account is erased. */
    public Checkpoint(
            String region,
            long number,
            long tick,
            long nextId,
            List<Changed<?>> changes,
            List<AuditRow> audit,
            long digest) {
        this(region, number, tick, nextId, changes, audit, List.of(), digest);
    }

    public Checkpoint {
        RegionRow.requireName(region);
        Require.range("number", number, 1, Long.MAX_VALUE);
        Require.natural("tick", tick);
        Require.natural("next_id", nextId);
        changes = List.copyOf(changes);
        audit = List.copyOf(audit);
        erased = List.copyOf(erased);
        if (changes.stream().map(Changed::table).distinct().count() < changes.size())
            throw new IllegalArgumentException("two changes of one table: " + changes);
    }

    /** The changes of that table; without rows if it has not changed. */
    @SuppressWarnings("unchecked") // The changes of a table are of its rows.
    public <R extends Record> Changed<R> of(Table<R> table) {
        for (var changed : changes) if (changed.table() == table) return (Changed<R>) changed;
        return new Changed<>(table, List.of(), List.of());
    }

    /** The number of rows that it writes or deletes. */
    public int rows() {
        return changes.stream().mapToInt(Changed::count).sum() + audit.size();
    }

    /**
     * A checkpoint made of this one and an older one of the region that was never stored. Of a row
     * that both hold, the newer state is taken: the result leaves the same world as the two, one
     * after the other.
     */
    public Checkpoint including(Checkpoint older) {
        var both = new ArrayList<Changed<?>>();
        for (var changed : changes) both.add(changed.including(older));
        for (var changed : older.changes) if (!isIn(both, changed)) both.add(changed);
        var deeds = new ArrayList<>(older.audit);
        deeds.addAll(audit);
        var gone = new ArrayList<>(older.erased);
        gone.addAll(erased);
        return new Checkpoint(region, number, tick, nextId, both, deeds, gone, digest);
    }

    /** The same checkpoint without these rows; its digest still counts them. */
    public Checkpoint without(Set<RowName> rows) {
        var others = new ArrayList<Changed<?>>();
        for (var changed : changes) others.add(changed.without(rows));
        return new Checkpoint(region, number, tick, nextId, others, audit, erased, digest);
    }

    /** The row of the region after this checkpoint. */
    RegionRow regionRow() {
        return new RegionRow(region, tick, number, nextId, digest);
    }

    private static boolean isIn(List<Changed<?>> changes, Changed<?> changed) {
        return changes.stream().anyMatch(each -> each.table() == changed.table());
    }
}
