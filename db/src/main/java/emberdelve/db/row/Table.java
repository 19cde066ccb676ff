package emberdelve.db.row;

import org.jspecify.annotations.Nullable;

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
 * <p>Immutable, and safe for any thread; a connection belongs to one thread.
 */
public final class Table<R extends Record> {
    /** The most keys that are looked for at once. */
    static final int KEYS_MAX = 500;

    private final String name;
    private final Class<R> row;
    private final RowColumns<R> columns;
    private final Map<String, String> holders;
    private final String select;
    private final String update;
    private final String insert;

    private Table(String name, Class<R> row, RowColumns<R> columns, Map<String, String> holders) {
        this.name = name;
        this.row = row;
        this.columns = columns;
        this.holders = holders;
        var names = columns.names();
        var all = String.join(", ", names);
        select = "SELECT " + all + " FROM " + name;
        update =
                "UPDATE "
                        + name
                        + " SET "
                        + String.join(" = ?, ", names.subList(1, names.size()))
                        + " = ? WHERE "
                        + names.getFirst()
                        + " = ?";
        insert = "INSERT INTO " + name + " (" + all + ") VALUES (" + marks(names.size()) + ")";
    }

    private static String marks(int count) {
        return String.join(", ", Collections.nCopies(count, "?"));
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
     * The same table with that column, which has an index of its own, known to hold ids of another
     * table.
     *
     * @param holder the name of the other table
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

    /** The name of a column that is never null and that no index contains. */
    public String plainColumn() {
        return columns.plain();
    }

    /**
     * The columns that have an index of their own and hold ids, each with the name of the table
     * whose ids they are.
     */
    public Map<String, String> holders() {
        return holders;
    }

    /** The digest of a row, which changes whenever a column does; see {@link RowDigest}. */
    public long digest(R its) {
        return columns.digest(name, its);
    }

    /**
     * The key of a row, which no other row of this table has: a {@link Long} or a {@link String}.
     */
    public Object key(R its) {
        return columns.key(its);
    }

    /**
     * Inserts these rows, or updates those with the same keys, in the SQL that H2 and PostgreSQL
     * share: first every row is updated, and then those that were not there are inserted. Nearly
     * all rows of a checkpoint are there already. {@code MERGE} costs as much, and both need a cast
     * of every parameter in it.
     *
     * @param rows the rows, no two with the same key
     */
    public void save(Sql sql, List<R> rows) {
        // In the order of their keys: each page of the tree is then changed once, and not over and
        // over again by rows that lie apart; thousands of rows take little more than half the time.
        var ordered = inOrder(rows);
        var counts = sql.executeAll(update, ordered, row -> keyLast(columns.values(row)));
        var fresh = new ArrayList<R>();
        for (var at = 0; at < counts.length; at++) if (counts[at] == 0) fresh.add(ordered.get(at));
        sql.executeAll(insert, fresh, columns::values);
    }

    private static @Nullable Object[] keyLast(@Nullable Object[] values) {
        var turned = new @Nullable Object[values.length];
        System.arraycopy(values, 1, turned, 0, values.length - 1);
        turned[values.length - 1] = values[0];
        return turned;
    }

    @SuppressWarnings("unchecked") // A key is a Long or a String, and all of a table are alike.
    private List<R> inOrder(List<R> rows) {
        return rows.stream()
                .sorted(Comparator.comparing(each -> (Comparable<Object>) key(each)))
                .toList();
    }

    /** Deletes rows by their keys; a key that is not there does no harm. */
    public void remove(Sql sql, List<Long> keys) {
        sql.executeAll(
                "DELETE FROM " + name + " WHERE " + keyColumn() + " = ?",
                keys,
                key -> new Object[] {key});
    }

    /** Hands over every row, smallest key first. */
    public void each(Sql sql, Consumer<R> reader) {
        Pages.each(sql, select, keyColumn(), columns, this::key, reader);
    }

    /** All rows, smallest key first. */
    public List<R> all(Sql sql) {
        var rows = new ArrayList<R>();
        each(sql, rows::add);
        return rows;
    }

    /**
     * The rows that fit the condition, smallest key first.
     *
     * @param condition a condition of ours in SQL, never text from outside
     * @param arguments the values for its question marks
     */
    public List<R> where(Sql sql, String condition, Object... arguments) {
        var query = select + " WHERE " + condition + " ORDER BY " + keyColumn();
        return sql.list(query, columns, arguments);
    }

    /** The rows with these keys, each key once; one that is not there does no harm. */
    public List<R> with(Sql sql, List<?> keys) {
        var rows = new ArrayList<R>();
        for (var from = 0; from < keys.size(); from += KEYS_MAX) {
            var some = keys.subList(from, Math.min(keys.size(), from + KEYS_MAX));
            var condition = keyColumn() + " IN (" + marks(some.size()) + ")";
            rows.addAll(where(sql, condition, some.toArray()));
        }
        return rows;
    }

    /** The reader of a row that has all of the columns, in the order of the table's own. */
    public RowReader<R> reader() {
        return columns;
    }

    @Override
    public String toString() {
        return name;
    }
}
