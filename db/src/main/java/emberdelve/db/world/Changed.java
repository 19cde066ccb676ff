package emberdelve.db.world;

import emberdelve.db.open.Rehearsal;
import emberdelve.db.row.Sql;
import emberdelve.db.row.Table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The changes of one table's rows.
 *
 * @param rows the rows that changed or are new, with all columns
 * @param gone the keys of the rows that exist no more; an unknown key does no harm
 */
public record Changed<R extends Record>(Table<R> table, List<R> rows, List<Long> gone) {
    public Changed {
        rows = List.copyOf(rows);
        gone = List.copyOf(gone);
    }

    int count() {
        return rows.size() + gone.size();
    }

    /**
     * The difference that the changes make to the digest of the table's rows as they are stored
     * before; what is gone is removed last.
     */
    long difference(Sql sql) {
        var difference = 0L;
        var keys = new LinkedHashSet<Object>(gone);
        for (var row : rows) if (keys.add(table.key(row))) difference += table.digest(row);
        for (var row : table.with(sql, List.copyOf(keys))) difference -= table.digest(row);
        return difference;
    }

    void save(Sql sql) {
        table.save(sql, rows);
    }

    void remove(Sql sql) {
        table.remove(sql, gone);
    }

    /** Tries to save row by row; adds those that are refused to {@code refused}. */
    void trySaving(Rehearsal rehearsal, Map<RowName, String> refused) {
        for (var row : rows)
            rehearsal
                    .refusal(sql -> table.save(sql, List.of(row)))
                    .ifPresent(why -> refused.put(new RowName(table, table.key(row)), why));
    }

    /** Tries to delete row by row; adds those that must stay to {@code refused}. */
    void tryRemoving(Rehearsal rehearsal, Map<RowName, String> refused) {
        for (var key : gone)
            rehearsal
                    .refusal(sql -> table.remove(sql, List.of(key)))
                    .ifPresent(why -> refused.put(new RowName(table, key), why));
    }

    /** The same changes without those of the rows named. */
    Changed<R> without(Set<RowName> others) {
        return new Changed<>(
                table,
                rows.stream()
                        .filter(row -> !others.contains(new RowName(table, table.key(row))))
                        .toList(),
                gone.stream().filter(key -> !others.contains(new RowName(table, key))).toList());
    }

    /**
     * The changes together with those of an older checkpoint in the same table; of a row that both
     * changed, the newer state counts.
     */
    Changed<R> including(Checkpoint earlier) {
        var older = earlier.of(table);
        var newest = new LinkedHashMap<Object, R>();
        for (var row : older.rows) newest.put(table.key(row), row);
        for (var row : rows) newest.put(table.key(row), row);
        gone.forEach(newest::remove);
        var ended = new ArrayList<>(older.gone);
        ended.removeIf(newest::containsKey);
        ended.addAll(gone);
        return new Changed<>(table, List.copyOf(newest.values()), ended);
    }
}
