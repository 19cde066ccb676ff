package emberdelve.db.open;

import emberdelve.db.row.Sql;

import java.nio.file.Path;

/** The rules for rows, told by those who know them: the code that opens a store knows none. */
public interface RowRules {
    /** Puts in what a new world begins with. */
    void begin(Sql sql);

    /**
     * Asks whether a world that was just migrated is sound; the old one is kept if not.
     *
     * @param world the file it is about
     * @param restoring how a backup of it is put back
     * @throws StoreException if it is not
     */
    default void requireMigrated(Sql sql, Path world, String restoring) {}
}
