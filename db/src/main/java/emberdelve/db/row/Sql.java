package emberdelve.db.row;

import org.jspecify.annotations.Nullable;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A connection to the database, and the few ways in which it is asked. Statements are ours, never
 * text from outside; what comes from there goes in for their question marks. Whatever fails is
 * thrown as a RuntimeException whose cause is the SQLException.
 *
 * <p>Thread: the one that owns it.
 */
public final class Sql implements AutoCloseable {
    private static final Object[] NONE = {};

    private final Connection connection;

    private Sql(Connection connection) {
        this.connection = connection;
    }

    /** The opener of a connection, or the pool that lends one. */
    public interface Source {
        Connection connection() throws SQLException;
    }

    /** Opens a connection, which {@link #close} closes. */
    public static Sql open(Source source) {
        return new Sql(tried(source::connection));
    }

    /** The connection itself, for what only one kind of database knows. */
    public Connection connection() {
        return connection;
    }

    /** Runs the statement; returns how many rows it changed. */
    public int execute(String statement, @Nullable Object... values) {
        return asked(
                statement,
                values,
                change -> {
                    change.execute();
                    return change.getUpdateCount();
                });
    }

    /** Runs the statement once for each row; returns how many rows each run changed. */
    public <R> int[] executeAll(
            String statement, List<R> rows, Function<R, @Nullable Object[]> values) {
        if (rows.isEmpty()) return new int[0];

        return asked(
                statement,
                NONE,
                batch -> {
                    for (var row : rows) {
                        fill(batch, values.apply(row));
                        batch.addBatch();
                    }
                    return batch.executeBatch();
                });
    }

    /**
     * Runs the statement, which inserts one row; returns the id that the database gave to the row.
     */
    public long insert(String statement, @Nullable Object... values) {
        return tried(() -> {
            try (var insert = connection.prepareStatement(statement, new String[] {"id"})) {
                fill(insert, values);
                insert.executeUpdate();
                return only(statement, all(insert.getGeneratedKeys(), row -> row.getLong(1)));
            }
        });
    }

    /** All rows that the statement finds. */
    public <T> List<T> list(String statement, RowReader<T> reader, @Nullable Object... values) {
        return asked(statement, values, query -> all(query.executeQuery(), reader));
    }

    /** The first row that the statement finds. */
    public <T> Optional<T> first(
            String statement, RowReader<T> reader, @Nullable Object... values) {
        return list(statement, reader, values).stream().findFirst();
    }

    /**
     * The only row that the statement finds.
     *
     * @throws IllegalStateException if it finds none, or more than one
     */
    public <T> T one(String statement, RowReader<T> reader, @Nullable Object... values) {
        return only(statement, list(statement, reader, values));
    }

    /** The only number that the statement finds. */
    public long number(String statement, @Nullable Object... values) {
        return one(statement, row -> row.getLong(1), values);
    }

    /** Runs {@code work} in a transaction: all of it is kept, or nothing when it throws. */
    public <T> T inTransaction(Function<Sql, T> work) {
        return tried(() -> {
            connection.setAutoCommit(false);
            try {
                var result = work.apply(this);
                connection.commit();
                connection.setAutoCommit(true);
                return result;
            } catch (SQLException | RuntimeException | Error failed) {
                undo(failed);
                throw failed;
            }
        });
    }

    /**
     * Rolls the transaction back; a failure to do so is noted at the first one, which says more.
     */
    private void undo(Throwable why) {
        try {
            connection.rollback();
            connection.setAutoCommit(true);
        } catch (SQLException second) {
            why.addSuppressed(second);
        }
    }

    /**
     * The same connection, of which each transaction from now on reads everything as of one moment.
     */
    public Sql atOnce() {
        run(() -> connection.setTransactionIsolation(Connection.TRANSACTION_SERIALIZABLE));
        return this;
    }

    /** A moment of a transaction to which {@link #rollBack} can go back. */
    public Savepoint savepoint() {
        // By one name: H2 keeps those without a name until the transaction ends.
        return tried(() -> connection.setSavepoint("step"));
    }

    /** Undoes what was done since that moment. */
    public void rollBack(Savepoint to) {
        run(() -> connection.rollback(to));
    }

    /** Gives up the savepoint, to which nothing goes back any more. */
    public void release(Savepoint past) {
        run(() -> connection.releaseSavepoint(past));
    }

    @Override
    public void close() {
        run(connection::close);
    }

    private <T> T asked(String statement, @Nullable Object[] values, Asking<T> asking) {
        return tried(() -> {
            try (var prepared = connection.prepareStatement(statement)) {
                fill(prepared, values);
                return asking.ask(prepared);
            }
        });
    }

    private static void fill(PreparedStatement statement, @Nullable Object[] values)
            throws SQLException {
        for (var at = 0; at < values.length; at++) statement.setObject(at + 1, values[at]);
    }

    private static <T> List<T> all(ResultSet rows, RowReader<T> reader) throws SQLException {
        try (rows) {
            var all = new ArrayList<T>();
            while (rows.next()) all.add(reader.read(rows));
            return all;
        }
    }

    private static <T> T only(String statement, List<T> rows) {
        if (rows.size() != 1)
            throw new IllegalStateException(statement + ": " + rows.size() + " rows (expected: 1)");
        return rows.getFirst();
    }

    private static void run(Step step) {
        tried(() -> {
            step.run();
            return NONE;
        });
    }

    private static <T> T tried(Trial<T> trial) {
        try {
            return trial.run();
        } catch (SQLException failed) {
            throw new Failed(failed);
        }
    }

    private interface Asking<T> {
        T ask(PreparedStatement prepared) throws SQLException;
    }

    private interface Trial<T> {
        T run() throws SQLException;
    }

    private interface Step {
        void run() throws SQLException;
    }

    private static final class Failed extends RuntimeException {
        private static final long serialVersionUID = 1;

        Failed(SQLException cause) {
            super(cause);
        }
    }
}
