package emberdelve.db;

import emberdelve.db.StoreException.Kind;
import emberdelve.db.open.Opening;
import emberdelve.db.world.OwnDigests;
import emberdelve.db.world.WorldAudit;
import emberdelve.db.world.WorldTable;
import java.nio.file.Path;
import org.jdbi.v3.core.Handle;

/** The rows of a new world, and those of a migrated one. Thread: the one that opens. */
final class WorldRows implements Opening.Rows {
    @Override
    public void begin(Handle handle) {
        WorldTable.insertNew(handle);
        OwnDigests.adopt(handle);
    }

    @Override
    public void requireMigrated(Handle handle, Path world, String restoring) {
        var complaints = WorldAudit.of(handle, Progress.UNHEARD).complaints();
        if (complaints.isEmpty()) return;

        throw new StoreException(Kind.UNSOUND, world,
                "damaged, and not migrated: " + complaints.getFirst(), restoring);
    }
}
