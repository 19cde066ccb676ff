package emberdelve.server.checkpoint;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.row.Table;
import emberdelve.db.world.LedgerRow;
import emberdelve.db.world.RowName;
import emberdelve.db.world.Tables;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The rows that are stored, as far as the next checkpoint has to know them: the digest of each, and
 * the sum of those that the region counts. What a checkpoint under way changes is counted at once,
 * and taken back row by row when the database refuses it. Thread: world.
 */
final class KnownRows {
    /**
     * The tables whose rows hold gold, or say how much there is: their rows are kept as a whole,
     * and not only their digests.
     */
    private static final Set<Table<?>> WHOLE =
            Set.of(CharacterRow.TABLE, CorpseRow.TABLE, LedgerRow.TABLE);

    private final Map<Table<?>, Map<Object, Kept>> known = new HashMap<>();
    // The changes of all checkpoints that are not stored yet, put together.
    private final Map<RowName, Step> steps = new HashMap<>();
    private final boolean isDivided;
    private long digest;

    private record Kept(long digest, Optional<Record> row) {}

    /** The change of a row, which was put in, replaced or removed once or several times. */
    private record Step(@Nullable Kept before, @Nullable Kept after, @Nullable Object thing) {
        long change() {
            return (after == null ? 0 : after.digest) - (before == null ? 0 : before.digest);
        }

        Step then(Step later) {
            return new Step(before, later.after, later.thing);
        }
    }

    /**
     * A row that the database has refused.
     *
     * @param thing the thing of which the row was made; empty if it is gone
     * @param digest the digest of the row
     */
    record Undone(Optional<Object> thing, long digest) {}

    /**
     * @param digest the region's share of the digest of all that is stored
     * @param isDivided whether there are other regions; then the store counts the rows of features,
     *     because any region may have changed them meanwhile
     */
    KnownRows(long digest, boolean isDivided) {
        this.digest = digest;
        this.isDivided = isDivided;
    }

    /** The region's share. */
    long digest() {
        return digest;
    }

    /** Whether exactly that row is stored. */
    boolean has(Table<?> table, Object key, long rowDigest) {
        var kept = of(table).get(key);
        return kept != null && kept.digest == rowDigest;
    }

    boolean has(Table<?> table, Object key) {
        return of(table).containsKey(key);
    }

    /** The row as it is stored, if the rows of its table are kept as a whole. */
    Optional<Record> row(Table<?> table, Object key) {
        var kept = of(table).get(key);
        return kept == null ? Optional.empty() : kept.row;
    }

    /** The keys of a table whose keys are ids. */
    List<Long> ids(Table<?> table) {
        var ids = new ArrayList<Long>();
        for (var key : of(table).keySet()) if (key instanceof Long id) ids.add(id);
        return ids;
    }

    /** Notes that the checkpoint under way stores that row, which was made of that thing. */
    <R extends Record> void put(Table<R> table, R row, long rowDigest, Object thing) {
        var key = table.key(row);
        var now = kept(table, row, rowDigest);
        count(new RowName(table, key), new Step(of(table).put(key, now), now, thing));
    }

    /** Notes that the checkpoint under way removes that row. */
    void remove(Table<?> table, Object key) {
        var before = of(table).remove(key);
        if (before != null) count(new RowName(table, key), new Step(before, null, null));
    }

    private void count(RowName name, Step step) {
        if (isCounted(name.table())) digest += step.change();
        steps.merge(name, step, Step::then);
    }

    private boolean isCounted(Table<?> table) {
        return !isDivided || Tables.CORE.all().contains(table);
    }

    /** Notes that all that was under way is stored. */
    void settle() {
        steps.clear();
    }

    /**
     * Takes back what the checkpoints that are not stored have changed in the row; empty if none of
     * them has changed it.
     */
    Optional<Undone> undo(RowName name) {
        var its = steps.remove(name);
        if (its == null) return Optional.empty();

        if (isCounted(name.table())) digest -= its.change();
        if (its.before == null) of(name.table()).remove(name.key());
        else of(name.table()).put(name.key(), its.before);
        return Optional.of(
                new Undone(
                        Optional.ofNullable(its.thing), its.after == null ? 0 : its.after.digest));
    }

    /** Notes that these rows are stored already, and counted. */
    <R extends Record> void know(Table<R> table, List<R> rows) {
        var stored = of(table);
        for (var row : rows) stored.put(table.key(row), kept(table, row, table.digest(row)));
    }

    /** Forgets a row that no longer changes. */
    void forget(Table<?> table, Object key) {
        of(table).remove(key);
    }

    private static Kept kept(Table<?> table, Record row, long rowDigest) {
        return new Kept(rowDigest, WHOLE.contains(table) ? Optional.of(row) : Optional.empty());
    }

    private Map<Object, Kept> of(Table<?> table) {
        return known.computeIfAbsent(table, _ -> new HashMap<>());
    }
}
