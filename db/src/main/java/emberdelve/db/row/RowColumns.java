package emberdelve.db.row;

import org.jdbi.v3.core.mapper.RowMapper;
import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * The spelling of a table's rows in columns. Most follow from the row's record: see {@link
 * Table#of(String, Class)}. Safe for any thread.
 */
public interface RowColumns<R> {
    /** The names of the columns; the first is the primary key. */
    List<String> names();

    /** A column that is never empty and that no index has. */
    String plain();

    /** The key, which no other row of the table has: a {@link Long} or a {@link String}. */
    Object key(R row);

    /** A row's values, in the order of {@link #names}. */
    @Nullable Object[] values(R row);

    /** Changes whenever a value does; see {@link RowDigest}. */
    long digest(String table, R row);

    /** Makes a row of what was read. */
    RowMapper<R> mapper();
}
