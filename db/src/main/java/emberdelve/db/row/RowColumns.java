package emberdelve.db.row;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * The columns of a table: how a row is written to them, and read from all of them in their order.
 * Most tables have them from the row's record: see {@link Table#of(String, Class)}. Safe for any
 * thread.
 */
public interface RowColumns<R> extends RowReader<R> {
    /** The names of the columns; the first is the primary key. */
    List<String> names();

    /** The name of a column that is never null and that no index contains. */
    String plain();

    /** The primary key of a row: a {@link Long} or a {@link String}. */
    Object key(R row);

    /** A row's values, in the order of {@link #names}. */
    @Nullable Object[] values(R row);

    /**
     * The digest of a row, which changes whenever one of its values does; see {@link RowDigest}.
     */
    long digest(String table, R row);
}
