package emberdelve.db.open;

import emberdelve.db.row.Sql;

import java.nio.file.Path;

import javax.sql.DataSource;

/**
 * One opened database: a connection that writes, and a few that read. Only this package knows which
 * it is, H2's file or a PostgreSQL server.
 *
 * <p>Thread: the writing connection belongs to one thread at a time; {@link #reader} is safe for
 * any.
 */
sealed interface Engine permits H2Store, PostgresStore {
    Sql writer();

    /** The connections that read; a few, and lent for a while each. */
    DataSource source();

    /** A connection that reads, to be closed by the caller. */
    default Sql reader() {
        return Sql.open(source()::getConnection);
    }

    /**
     * Checks that the database can be written to, and safely.
     *
     * @throws emberdelve.db.open.StoreException if what is committed and synced would not be safe,
     *     or nothing can be written at all
     */
    void requireWritable();

    /** Forces all committed rows onto the disk itself; a commit alone promises nothing. */
    void sync();

    /**
     * Writes the whole database, as of now, into a new zip file.
     *
     * @throws emberdelve.db.open.StoreException if this database is backed up in another way
     */
    void copyTo(Path zip);

    /** Whether {@link #copyTo} backs this database up. */
    boolean isCopied();

    /** The advice to the operator where to look when the database fails. */
    String whereToLook();

    /**
     * Closes what is left of this database and opens it anew, after a failure.
     *
     * @param suspect whether a sync has failed, so that what was written before may be lost
     */
    Engine reopened(boolean suspect);

    /** Closes the database, in good order unless it is broken. */
    void close();
}
