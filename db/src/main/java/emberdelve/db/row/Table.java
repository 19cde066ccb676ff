package emberdelve.db.row;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A table whose rows belong to the world: stored with its checkpoints, counted in its digest. Its
 * columns follow from the record of its rows, the first of which is the key: an id of the world, or
 * a text.
 *
 * <p>Immutable, and safe for any thread; a handle belongs to one thread.
 */
public final class Table<R extends Record> {
    private final String name;
    private final Class<R> row;
    private final RowColumns<R> columns;
    private final Map<String, String> holders;
    private final Upsert upsert;

    private Table(String name, Class<R> row, RowColumns<R> columns, Map<String, String> holders) {
        this.name = name;
        this.row = row;
        this.columns = columns;
        this.holders = holders;
        upsert = Upsert.into(name, columns.names());
    }

    /** A table with a column for each component of that record: {@code due_tick} for dueTick. */
    public static <R extends Record> Table<R> of(String name, Class<R> row) {
        return of(name, row, new RecordColumns<>(row));
    }

    /** A table whose columns are not the record's components. */
    public static <R extends Record> Table<R> of(String name, Class<R> row, RowColumns<R> columns) {
        return new Table<>(name, row, columns, Map.of());
    }

    /**
     * The same, in which a column with an index of its own holds ids of another table.
     *
     * @param holder that table's name
     */
    public Table<R> indexed(String column, String holder) {
        var more = new LinkedHashMap<>(holders);
        more.put(column, holder);
        return new Table<>(name, row, columns, Collections.unmodifiableMap(more));
    }

    public String name() {
        return name;
    }

    /** The record of its rows. */
    public Class<R> row() {
        return row;
    }

    /** The name of the key's column. */
    public String keyColumn() {
        return columns.names().getFirst();
    }

    /** A column that is never empty and that no index has. */
    public String plainColumn() {
        return columns.plain();
    }

    /** Columns with an index of their own that hold ids, each with the table of those. */
    public Map<String, String> holders() {
        return holders;
    }

    /** Changes whenever a column does; see {@link RowDigest}. */
    public long digest(R its) {
        return columns.digest(name, its);
    }

    /** The key, which no other row of this table has: a {@link Long} or a {@link String}. */
    public Object key(R its) {
        return columns.key(its);
    }

    /** Puts these in, or in the place of those with the same keys. */
    public void save(Handle handle, List<R> rows) {
        // In the order of their keys: each page of the tree is then changed once, and not over and
        // over again by rows that lie apart; thousands of rows take little more than half the time.
        upsert.save(handle, inOrder(rows), columns::values);
    }

    @SuppressWarnings("unchecked") // A key is a Long or a String, and all of a table are alike.
    private List<R> inOrder(List<R> rows) {
        return rows.stream()
                .sorted(Comparator.comparing(each -> (Comparable<Object>) key(each)))
                .toList();
    }

    /** Takes rows out by their keys; one that is not there does no harm. */
    public void remove(Handle handle, List<Long> keys) {
        if (keys.isEmpty()) return;
        try (var batch =
                handle.prepareBatch("DELETE FROM " + name + " WHERE " + keyColumn() + " = ?")) {
            keys.forEach(batch::add);
            batch.execute();
        }
    }

    /** Hands over every row, smallest key first. */
    public void each(Handle handle, Consumer<R> reader) {
        Pages.each(handle, name, keyColumn(), mapper(), this::key, reader);
    }

    /** All rows, smallest key first. */
    public List<R> all(Handle handle) {
        var rows = new ArrayList<R>();
        each(handle, rows::add);
        return rows;
    }

    /**
     * The rows of which that is true, smallest key first.
     *
     * @param condition of ours, never text from outside
     * @param arguments for its question marks
     */
    public List<R> where(Handle handle, String condition, Object... arguments) {
        var query =
                handle.createQuery(
                        "SELECT * FROM "
                                + name
                                + " WHERE "
                                + condition
                                + " ORDER BY "
                                + keyColumn());
        for (var at = 0; at < arguments.length; at++) query.bind(at, arguments[at]);
        return query.map(mapper()).list();
    }

    /** Makes a row of what was read. */
    public RowMapper<R> mapper() {
        return columns.mapper();
    }

    @Override
    public String toString() {
        return name;
    }
}
