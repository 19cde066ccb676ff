package emberdelve.db.row;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.Query;

import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The pages of a whole table in the order of its keys, read one at a time: H2 otherwise builds the
 * full result in memory, and a world may hold a million items.
 *
 * <p>Thread: the one that owns the handle.
 */
public final class Pages {
    /** Rows a page: enough that the statement's cost vanishes, small beside the heap. */
    static final int ROWS_MAX = 2_000;

    private Pages() {}

    /**
     * Hands each row of {@code table} to {@code reader}, smallest key first.
     *
     * @param table a table of ours, never text from outside; so is the column of its {@code key}
     */
    public static <R> void each(
            Handle handle,
            String table,
            String key,
            RowMapper<R> mapper,
            Function<R, Object> keyOf,
            Consumer<R> reader) {
        var page = page(handle, "SELECT * FROM " + table, key).map(mapper).list();
        var next = "SELECT * FROM " + table + " WHERE " + key + " > ?";
        while (true) {
            page.forEach(reader);
            if (page.size() < ROWS_MAX) return;

            var after = keyOf.apply(page.getLast());
            page = page(handle, next, key).bind(0, after).map(mapper).list();
        }
    }

    private static Query page(Handle handle, String select, String key) {
        return handle.createQuery(
                select + " ORDER BY " + key + " FETCH FIRST " + ROWS_MAX + " ROWS ONLY");
    }
}
