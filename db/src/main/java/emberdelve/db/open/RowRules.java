package emberdelve.db.open;

import emberdelve.db.row.Sql;

import java.nio.file.Path;

/** The rules for rows, given by code that knows them: the code that opens a store knows none. */
public interface RowRules {
    /** Inserts the rows with which a new world begins. */
    void begin(Sql sql);

    /**
     * Checks whether a world that was just migrated is sound; if not, the old one is kept.
     *
     * @param world the file of the world, for the message
     * @param restoring how a backup of the world is restored, for the message
     * @throws StoreException if the world is not sound
     */
    default void requireMigrated(Sql sql, Path world, String restoring) {}
}
