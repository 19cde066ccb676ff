package emberdelve.db.row;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/**
 * The writing of rows into a table, or in the place of those with the same keys, in the SQL that H2
 * and PostgreSQL share: first every row is updated, and then those that were not there are
 * inserted. Nearly all rows of a checkpoint are there already. {@code MERGE} costs as much, and
 * both need a cast of every parameter in it.
 *
 * <p>Safe for any thread; {@link #save} is for the one that owns the handle and alone writes.
 */
final class Upsert {
    private final String update;
    private final String insert;

    private Upsert(String update, String insert) {
        this.update = update;
        this.insert = insert;
    }

    /**
     * @param table a table of ours, never text from outside; so are its columns
     * @param names of its columns; the first is the primary key
     */
    static Upsert into(String table, List<String> names) {
        var rest = names.subList(1, names.size());
        return new Upsert(
                "UPDATE "
                        + table
                        + " SET "
                        + String.join(" = ?, ", rest)
                        + " = ? WHERE "
                        + names.getFirst()
                        + " = ?",
                "INSERT INTO "
                        + table
                        + " ("
                        + String.join(", ", names)
                        + ") VALUES ("
                        + String.join(", ", Collections.nCopies(names.size(), "?"))
                        + ")");
    }

    /**
     * @param rows no two with one key
     * @param values of a row, as many as there are columns and in their order
     */
    <R> void save(Handle handle, List<R> rows, Function<R, @Nullable Object[]> values) {
        if (rows.isEmpty()) return;

        try {
            var fresh = new ArrayList<R>();
            var counts = executed(handle, update, rows, row -> keyLast(values.apply(row)));
            for (var at = 0; at < counts.length; at++) {
                if (counts[at] == 0) fresh.add(rows.get(at));
            }
            if (!fresh.isEmpty()) executed(handle, insert, fresh, values);
        } catch (SQLException failed) {
            throw new Unwritten(failed);
        }
    }

    /**
     * Plain JDBC: Jdbi looks the kind of each value of each row up, which was half of what a
     * checkpoint of new characters took.
     */
    private static <R> int[] executed(
            Handle handle, String sql, List<R> rows, Function<R, @Nullable Object[]> values)
            throws SQLException {
        try (var batch = handle.getConnection().prepareStatement(sql)) {
            for (var row : rows) {
                var parameter = 0;
                for (var value : values.apply(row)) batch.setObject(++parameter, value);
                batch.addBatch();
            }
            return batch.executeBatch();
        }
    }

    /** The failure of a statement, in place of the one that Jdbi would have thrown around it. */
    private static final class Unwritten extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unwritten(SQLException cause) {
            super(cause);
        }
    }

    private static @Nullable Object[] keyLast(@Nullable Object[] values) {
        var turned = new @Nullable Object[values.length];
        System.arraycopy(values, 1, turned, 0, values.length - 1);
        turned[values.length - 1] = values[0];
        return turned;
    }
}
