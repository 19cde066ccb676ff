package emberdelve.db.world;

import emberdelve.db.account.ErasedAccount;
import emberdelve.db.audit.AuditRow;
import emberdelve.db.row.Require;
import emberdelve.db.row.Table;
import emberdelve.db.seal.WorldRow;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * All changes of the world up to one tick, since the checkpoint before: one transaction.
 *
 * @param number larger than that of every checkpoint before
 * @param tick the tick at the end of which the rows were like this
 * @param nextId the first id that nothing in the world has had
 * @param changes the changes, at most one of each table; no row names one that is gone as its
 *     holder
 * @param audit staff deeds of these ticks, smallest id first, ids larger than all before
 * @param erased accounts that are erased with this checkpoint, whose characters are gone by it
 * @param digest of the whole world after this checkpoint, not of these rows; see {@link WorldRow}
 */
public record Checkpoint(
        long number,
        long tick,
        long nextId,
        List<Changed<?>> changes,
        List<AuditRow> audit,
        List<ErasedAccount> erased,
        long digest) {
    /** A checkpoint in which no account is erased. */
    public Checkpoint(
            long number,
            long tick,
            long nextId,
            List<Changed<?>> changes,
            List<AuditRow> audit,
            long digest) {
        this(number, tick, nextId, changes, audit, List.of(), digest);
    }

    public Checkpoint {
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
     * A checkpoint made of this one and an older one that was never stored. Of a row that both
     * hold, the newer state is taken: the result leaves the same world as the two, one after the
     * other.
     */
    public Checkpoint including(Checkpoint older) {
        var both = new ArrayList<Changed<?>>();
        for (var changed : changes) both.add(changed.including(older));
        for (var changed : older.changes) if (!isIn(both, changed)) both.add(changed);
        var deeds = new ArrayList<>(older.audit);
        deeds.addAll(audit);
        var gone = new ArrayList<>(older.erased);
        gone.addAll(erased);
        return new Checkpoint(number, tick, nextId, both, deeds, gone, digest);
    }

    /** The same checkpoint without these rows; its digest still counts them. */
    public Checkpoint without(Set<RowName> rows) {
        var others = new ArrayList<Changed<?>>();
        for (var changed : changes) others.add(changed.without(rows));
        return new Checkpoint(number, tick, nextId, others, audit, erased, digest);
    }

    private static boolean isIn(List<Changed<?>> changes, Changed<?> changed) {
        return changes.stream().anyMatch(each -> each.table() == changed.table());
    }
}
