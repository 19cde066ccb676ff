package emberdelve.db.open;

import com.zaxxer.hikari.HikariDataSource;

import emberdelve.db.open.StoreException.Kind;
import emberdelve.db.row.Sql;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;

import javax.sql.DataSource;

/**
 * A world in a PostgreSQL database, named by the one line of a file: {@code world.url} in the data
 * folder. Everything else about it is the administrator's: users, backups, the disk.
 *
 * <p>Thread: as {@link Engine} says.
 */
final class PostgresStore implements Engine {
    /** The oldest version of PostgreSQL that the tests have run on. */
    private static final int OLDEST = 150_000;

    /**
     * The first half of the lock's key; the second stands for the schema, so that each may have a
     * server.
     */
    private static final int LOCK = 0x454d4245;

    /**
     * The settings by which a PostgreSQL that cannot be reached is noticed within seconds, and one
     * that does not answer within a minute.
     */
    private static final String PATIENCE = "connectTimeout=10&socketTimeout=60&tcpKeepAlive=true";

    private static final Logger LOG = LoggerFactory.getLogger(PostgresStore.class);

    private final PostgresUrl url;
    private final boolean readOnly;
    private final Sql writer;
    private final HikariDataSource pool;

    private PostgresStore(PostgresUrl url, boolean readOnly, Sql writer, HikariDataSource pool) {
        this.url = url;
        this.readOnly = readOnly;
        this.writer = writer;
        this.pool = pool;
    }

    /** Opens the database that the file names, or throws a StoreException that says why not. */
    static PostgresStore open(PostgresUrl url, boolean readOnly) {
        var full = url.with(PATIENCE);
        try {
            var writer = Sql.open(() -> connection(full, readOnly));
            return Held.keeping(
                    writer,
                    () -> {
                        requireAlone(url, writer);
                        return new PostgresStore(
                                url, readOnly, writer, Readers.of(full, new Properties()));
                    });
        } catch (StoreException told) {
            throw told;
        } catch (RuntimeException refused) {
            throw new StoreException(
                    Kind.UNAVAILABLE,
                    url.file(),
                    "PostgreSQL cannot be reached (" + Reasons.of(refused) + ")",
                    "look at the line in this file, and at the database server",
                    refused);
        }
    }

    private static Connection connection(String url, boolean readOnly) throws SQLException {
        var connection = DriverManager.getConnection(url);
        connection.setReadOnly(readOnly);
        return connection;
    }

    /** Takes the schema's lock, which PostgreSQL frees when the connection dies. */
    private static void requireAlone(PostgresUrl url, Sql writer) {
        // Whoever had the lock may have hung up just now, which PostgreSQL takes a moment to
        // notice.
        writer.execute("SET lock_timeout = '2s'");
        try {
            writer.execute("SELECT pg_advisory_lock(?, hashtext(current_schema()))", LOCK);
        } catch (RuntimeException refused) {
            if (!Reasons.isLockTimeout(refused)) throw refused;
            throw new StoreException(
                    Kind.UNAVAILABLE,
                    url.file(),
                    "in use by another process",
                    "stop that one first, or choose another database or schema",
                    refused);
        }
        writer.execute("RESET lock_timeout");
    }

    @Override
    public Sql writer() {
        return writer;
    }

    @Override
    public DataSource source() {
        return pool;
    }

    @Override
    public void requireWritable() {
        if (Integer.parseInt(setting("server_version_num")) < OLDEST)
            throw refused("server_version", "15 or newer", setting("server_version"));
        require("fsync", "on");
        require("full_page_writes", "on");
        require("server_encoding", "UTF8");
        require("transaction_read_only", "off");
        if (setting("synchronous_commit").equals("off"))
            throw refused("synchronous_commit", "on", "off");
    }

    private void require(String name, String expected) {
        var found = setting(name);
        if (!found.equals(expected)) throw refused(name, expected, found);
    }

    private String setting(String name) {
        return writer.one("SELECT current_setting(?)", row -> row.getString(1), name);
    }

    private StoreException refused(String name, String expected, String found) {
        return new StoreException(
                Kind.UNAVAILABLE,
                url.file(),
                "PostgreSQL would not keep what is saved ("
                        + name
                        + ": "
                        + found
                        + ", expected: "
                        + expected
                        + ")",
                "change it in postgresql.conf");
    }

    /**
     * Does nothing: each commit waits for the disk itself, as {@link #requireWritable} has checked.
     */
    @Override
    public void sync() {
        LOG.trace("committed is synced");
    }

    @Override
    public void copyTo(Path zip) {
        throw new StoreException(
                Kind.UNAVAILABLE,
                url.file(),
                "a world in PostgreSQL is not copied by the game",
                "use: " + url.dump());
    }

    @Override
    public boolean isCopied() {
        return false;
    }

    @Override
    public String whereToLook() {
        return "look at the database server: does it run, has its disk room";
    }

    /**
     * Opens the database anew. After a failed sync PostgreSQL ends itself and replays its log:
     * nothing is suspect here.
     */
    @Override
    public Engine reopened(boolean suspect) {
        close();
        return open(url, readOnly);
    }

    @Override
    public void close() {
        pool.close();
        try {
            writer.close();
        } catch (RuntimeException broken) {
            LOG.debug("{}: already closed ({})", url.file(), Reasons.of(broken));
        }
    }
}
