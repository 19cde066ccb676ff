package emberdelve.db.world;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * The changes of one table's rows.
 *
 * @param rows those that changed or are new, whole
 * @param gone keys of those that exist no more; unknown ones do no harm
 */
public record Changed<R>(List<R> rows, List<Long> gone) {
    public Changed {
        rows = List.copyOf(rows);
        gone = List.copyOf(gone);
    }

    /** Nothing did. */
    public static <R> Changed<R> nothing() {
        return new Changed<>(List.of(), List.of());
    }

    int count() {
        return rows.size() + gone.size();
    }

    /** Both: of what both hold, the newer is taken. */
    Changed<R> including(Changed<R> older, ToLongFunction<R> key) {
        var newest = new LinkedHashMap<Long, R>();
        for (var row : older.rows) newest.put(key.applyAsLong(row), row);
        for (var row : rows) newest.put(key.applyAsLong(row), row);
        gone.forEach(newest::remove);
        var ended = new ArrayList<>(older.gone);
        ended.removeIf(newest::containsKey);
        ended.addAll(gone);
        return new Changed<>(List.copyOf(newest.values()), ended);
    }
}
