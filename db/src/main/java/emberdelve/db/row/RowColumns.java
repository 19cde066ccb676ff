package emberdelve.db.row;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * The spelling of a table's rows in columns, and the reading of a row that has all of them in their
 * order. Most follow from the row's record: see {@link Table#of(String, Class)}. Safe for any
 * thread.
 */
public interface RowColumns<R> extends RowReader<R> {
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
}
