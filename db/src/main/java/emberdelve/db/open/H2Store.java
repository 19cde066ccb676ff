package emberdelve.db.open;

import com.zaxxer.hikari.HikariDataSource;

import emberdelve.db.open.StoreException.Kind;
import emberdelve.db.row.Sql;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Properties;

import javax.sql.DataSource;

/**
 * One opened H2 file.
 *
 * <p>Thread: as {@link Engine} says.
 */
final class H2Store implements Engine {
    private static final String USER = "sa";

    /**
     * The settings for every file; docs/operating.md (What H2 does) has the reason for each. They
     * are: one process; no shutdown hook of its own, which would race ours; old chunks kept 5 s,
     * far longer than the sync after each checkpoint takes, so that the file stays small; at most 1
     * s of compaction at the end. The statement cache holds a checkpoint's statements. Pages are
     * kept in 4 MiB, however large the heap may become. No trace file: what goes wrong reaches us
     * as an exception.
     */
    private static final String SETTINGS =
            ";FILE_LOCK=FS;DB_CLOSE_ON_EXIT=FALSE"
                + ";RETENTION_TIME=5000;MAX_COMPACT_TIME=1000;QUERY_CACHE_SIZE=32;CACHE_SIZE=4096"
                + ";TRACE_LEVEL_FILE=0";

    /** The option by which nothing is held back after a commit. */
    private static final String AT_ONCE = ";WRITE_DELAY=0";

    private static final Logger LOG = LoggerFactory.getLogger(H2Store.class);

    private final Path file;
    private final Sql writer;
    private final HikariDataSource pool;

    /** The way in which a file is to be opened. */
    enum Mode {
        /**
         * A new file, on which nobody relies until all of it is written and synced; the delay is in
         * ms.
         */
        NEW(";WRITE_DELAY=60000"),
        EXISTING(AT_ONCE + ";IFEXISTS=TRUE"),
        READ_ONLY(AT_ONCE + ";IFEXISTS=TRUE;ACCESS_MODE_DATA=r");

        private final String setting;

        Mode(String setting) {
            this.setting = setting;
        }
    }

    private H2Store(Path file, Sql writer, HikariDataSource pool) {
        this.file = file;
        this.writer = writer;
        this.pool = pool;
    }

    static String url(Path file, Mode mode) {
        // "retry:" opens the file again when an interrupt has closed its channel.
        return "jdbc:h2:retry:" + WorldFiles.databaseName(file) + SETTINGS + mode.setting;
    }

    /** Opens the file, or throws a StoreException that says why not. */
    static H2Store open(Path file, Mode mode) {
        var url = url(file, mode);
        try {
            var writer = Sql.open(() -> DriverManager.getConnection(url, USER, ""));
            return new H2Store(file, writer, Readers.of(url, login()));
        } catch (RuntimeException refused) {
            var kind = Reasons.isDamage(refused) ? Kind.UNSOUND : Kind.UNAVAILABLE;
            throw new StoreException(
                    kind,
                    file,
                    "cannot be opened (" + Reasons.of(refused) + ")",
                    StoreException.RESTORE + " if it is damaged",
                    refused);
        }
    }

    private static Properties login() {
        var login = new Properties();
        login.setProperty("user", USER);
        login.setProperty("password", "");
        return login;
    }

    @Override
    public Sql writer() {
        return writer;
    }

    @Override
    public DataSource source() {
        return pool;
    }

    /**
     * Reads the delay back from H2, which keeps settings in the file and may follow those instead
     * of the URL.
     */
    @Override
    public void requireWritable() {
        // H2 lists the delay twice: what the session asked for, and what the file's store does.
        var writeDelay =
                writer.list(
                        """
                        SELECT DISTINCT setting_value FROM information_schema.settings
                         WHERE setting_name = 'WRITE_DELAY'\
                        """,
                        row -> row.getString(1));
        if (!writeDelay.equals(List.of("0"))) {
            throw new StoreException(
                    Kind.UNAVAILABLE,
                    file,
                    "commits would be held back (WRITE_DELAY " + writeDelay + ", expected: 0)",
                    StoreException.RESTORE + ": another program made this file");
        }
        if (isReadOnly()) {
            throw new StoreException(
                    Kind.UNAVAILABLE,
                    file,
                    "opened read-only",
                    "give the server the right to write the file and its folder");
        }
    }

    private boolean isReadOnly() {
        try {
            return writer.connection().isReadOnly();
        } catch (SQLException unknown) {
            throw new IllegalStateException("a connection that was just opened", unknown);
        }
    }

    /**
     * Copies the database as one entry {@code world.mv.db}; others may read and write meanwhile.
     */
    @Override
    public void copyTo(Path zip) {
        try (var sql = reader()) {
            sql.execute("BACKUP TO ?", zip.toString());
        }
    }

    @Override
    public boolean isCopied() {
        return true;
    }

    @Override
    public String whereToLook() {
        return "look at the disk: is there room, may it be written";
    }

    @Override
    public void sync() {
        writer.execute("CHECKPOINT SYNC");
    }

    /** Opens the file anew. */
    @Override
    public Engine reopened(boolean suspect) {
        close();
        if (suspect) renew();
        return open(file, Mode.EXISTING);
    }

    private void renew() {
        var draft = new WorldFiles(file.resolveSibling("")).draft();
        try {
            Durably.copy(file, draft);
            Durably.rename(draft, file);
        } catch (IOException failed) {
            throw new StoreException(
                    Kind.UNAVAILABLE,
                    file,
                    "cannot be copied after a failed sync (" + Reasons.of(failed) + ")",
                    "look at the disk: is there room for a second one",
                    failed);
        }
    }

    /** Closes the file, and compacts it for a second at most. */
    @Override
    public void close() {
        pool.close();
        // A plain statement, because after SHUTDOWN the count of changed rows cannot be asked for.
        try (writer;
                var statement = writer.connection().createStatement()) {
            statement.execute("SHUTDOWN");
        } catch (SQLException | RuntimeException broken) {
            // What was acknowledged is synced; H2 has closed itself, and says so to whoever asks.
            LOG.debug("{}: already closed ({})", file, Reasons.of(broken));
        }
    }
}
