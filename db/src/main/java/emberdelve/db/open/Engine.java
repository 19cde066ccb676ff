package emberdelve.db.open;

import emberdelve.db.row.Sql;

import java.nio.file.Path;

import javax.sql.DataSource;

/**
 * One opened database: a connection that writes, and a few that read. What it is, H2's file or a
 * PostgreSQL server, only this package knows.
 *
 * <p>Thread: the writing connection belongs to one thread at a time; {@link #reader} is safe for
 * any.
 */
sealed interface Engine permits H2Store, PostgresStore {
    Sql writer();

    /** The connections that read; a few, and lent for a while each. */
    DataSource source();

    /** One of those, to be closed by whoever asked for it. */
    default Sql reader() {
        return Sql.open(source()::getConnection);
    }

    /**
     * @throws emberdelve.db.open.StoreException if what is committed and synced would not be safe,
     *     or nothing can be written at all
     */
    void requireWritable();

    /** Committed rows are on the disk itself when this returns; a commit alone promises nothing. */
    void sync();

    /**
     * Writes all of it, as of now, into a new zip file.
     *
     * @throws emberdelve.db.open.StoreException if that is not how this one is backed up
     */
    void copyTo(Path zip);

    /** Whether {@link #copyTo} is how it is backed up. */
    boolean isCopied();

    /** The advice to the operator where to look when it fails. */
    String whereToLook();

    /**
     * Closes what is left of this one and opens it anew, after a failure.
     *
     * @param suspect whether a sync has failed, so that what was written before may be lost
     */
    Engine reopened(boolean suspect);

    /** Ends it in good order; one that is broken just ends. */
    void close();
}
