package emberdelve.db;

import emberdelve.db.open.OpeningProgress;
import emberdelve.db.open.RowRules;
import emberdelve.db.open.StoreException;
import emberdelve.db.open.StoreException.Kind;
import emberdelve.db.row.Sql;
import emberdelve.db.seal.OwnDigests;
import emberdelve.db.seal.WorldTable;
import emberdelve.db.world.Tables;
import emberdelve.db.world.WorldAudit;

import java.nio.file.Path;

/** The rows of a new world, and those of a migrated one. Thread: the one that opens the world. */
record WorldRows(Tables tables) implements RowRules {
    @Override
    public void begin(Sql sql) {
        WorldTable.insertNew(sql);
        OwnDigests.seal(sql);
    }

    @Override
    public void requireMigrated(Sql sql, Path world, String restoring) {
        var complaints = WorldAudit.of(sql, tables, OpeningProgress.UNHEARD).complaints();
        if (complaints.isEmpty()) return;

        throw new StoreException(
                Kind.UNSOUND,
                world,
                "damaged, and not migrated: " + complaints.getFirst(),
                restoring);
    }
}
