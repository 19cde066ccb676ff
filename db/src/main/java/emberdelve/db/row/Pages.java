package emberdelve.db.row;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;

import java.util.function.Consumer;
import java.util.function.ToLongFunction;

/**
 * Reads a whole table in the order of its ids, a page at a time: H2 otherwise builds the full
 * result in memory, and a world may hold a million items.
 *
 * <p>Thread: the one that owns the handle.
 */
public final class Pages {
    /** Rows a page: enough that the statement's cost vanishes, small beside the heap. */
    static final int ROWS_MAX = 2_000;

    private Pages() {}

    /**
     * Hands each row of {@code table} to {@code reader}, smallest id first.
     *
     * @param table a table of ours, never text from outside; its key is the column {@code id}
     */
    public static <R> void each(
            Handle handle,
            String table,
            RowMapper<R> mapper,
            ToLongFunction<R> id,
            Consumer<R> reader) {
        var sql =
                "SELECT * FROM "
                        + table
                        + " WHERE id > ? ORDER BY id FETCH FIRST "
                        + ROWS_MAX
                        + " ROWS ONLY";
        var after = Long.MIN_VALUE;
        while (true) {
            var page = handle.createQuery(sql).bind(0, after).map(mapper).list();
            page.forEach(reader);
            if (page.size() < ROWS_MAX) return;

            after = id.applyAsLong(page.getLast());
        }
    }
}
