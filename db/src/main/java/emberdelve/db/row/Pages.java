package emberdelve.db.row;

import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The pages of a whole table in the order of its keys, read one at a time: H2 otherwise builds the
 * full result in memory, and a world may hold a million items.
 *
 * <p>Thread: the one that owns the connection.
 */
public final class Pages {
    /** Rows a page: enough that the statement's cost vanishes, small beside the heap. */
    static final int ROWS_MAX = 2_000;

    private Pages() {}

    /**
     * Hands each row of {@code select} to {@code reader}, smallest key first.
     *
     * @param select a statement of ours, never text from outside
     * @param key the name of the key's column, never text from outside either
     */
    public static <R> void each(
            Sql sql,
            String select,
            String key,
            RowReader<R> rows,
            Function<R, Object> keyOf,
            Consumer<R> reader) {
        var end = " ORDER BY " + key + " FETCH FIRST " + ROWS_MAX + " ROWS ONLY";
        var page = sql.list(select + end, rows);
        var next = select + " WHERE " + key + " > ?" + end;
        while (true) {
            page.forEach(reader);
            if (page.size() < ROWS_MAX) return;

            page = sql.list(next, rows, keyOf.apply(page.getLast()));
        }
    }
}
