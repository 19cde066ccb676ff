package emberdelve.db.world;

import emberdelve.db.row.Table;

import org.jdbi.v3.core.Handle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

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

    void save(Handle handle) {
        table.save(handle, rows);
    }

    void remove(Handle handle) {
        table.remove(handle, gone);
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
