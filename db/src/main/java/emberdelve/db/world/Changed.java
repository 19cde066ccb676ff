package emberdelve.db.world;

import emberdelve.db.open.Rehearsal;
import emberdelve.db.row.Sql;
import emberdelve.db.row.Table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The changes of one table's rows.
 *
 * @param rows those that changed or are new, whole
 * @param gone keys of those that exist no more; unknown ones do no harm
 */
public record Changed<R extends Record>(Table<R> table, List<R> rows, List<Long> gone) {
    public Changed {
        rows = List.copyOf(rows);
        gone = List.copyOf(gone);
    }

    int count() {
        return rows.size() + gone.size();
    }

    void save(Sql sql) {
        table.save(sql, rows);
    }

    void remove(Sql sql) {
        table.remove(sql, gone);
    }

    /** Saves row by row; adds those that are refused. */
    void trySaving(Rehearsal rehearsal, Map<RowName, String> refused) {
        for (var row : rows)
            rehearsal
                    .refusal(sql -> table.save(sql, List.of(row)))
                    .ifPresent(why -> refused.put(new RowName(table, table.key(row)), why));
    }

    /** Takes out row by row; adds those that must stay. */
    void tryRemoving(Rehearsal rehearsal, Map<RowName, String> refused) {
        for (var key : gone)
            rehearsal
                    .refusal(sql -> table.remove(sql, List.of(key)))
                    .ifPresent(why -> refused.put(new RowName(table, key), why));
    }

    /** The same without these. */
    Changed<R> without(Set<RowName> others) {
        return new Changed<>(
                table,
                rows.stream()
                        .filter(row -> !others.contains(new RowName(table, table.key(row))))
                        .toList(),
                gone.stream().filter(key -> !others.contains(new RowName(table, key))).toList());
    }

    /** Together with what an older checkpoint changed in the same table; the newer is taken. */
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
