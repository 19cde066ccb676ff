package emberdelve.db;

import emberdelve.db.open.OpeningProgress;
import emberdelve.db.open.RowRules;
import emberdelve.db.open.StoreException;
import emberdelve.db.open.StoreException.Kind;
import emberdelve.db.seal.OwnDigests;
import emberdelve.db.seal.WorldTable;
import emberdelve.db.world.Tables;
import emberdelve.db.world.WorldAudit;

import org.jdbi.v3.core.Handle;

import java.nio.file.Path;

/** The rows of a new world, and those of a migrated one. Thread: the one that opens. */
record WorldRows(Tables tables) implements RowRules {
    @Override
    public void begin(Handle handle) {
        WorldTable.insertNew(handle);
        OwnDigests.seal(handle);
    }

    @Override
    public void requireMigrated(Handle handle, Path world, String restoring) {
        var complaints = WorldAudit.of(handle, tables, OpeningProgress.UNHEARD).complaints();
        if (complaints.isEmpty()) return;

        throw new StoreException(
                Kind.UNSOUND,
                world,
                "damaged, and not migrated: " + complaints.getFirst(),
                restoring);
    }
}
