package emberdelve.server.cli;

import emberdelve.db.Database;
import emberdelve.db.StoreException;
import java.nio.file.Path;

/** For commands that open a world: opening an empty folder would make one. */
final class StoppedWorld {
    private StoppedWorld() {}

    /**
     * @throws StoreException if there is no world, or it is in use or damaged
     */
    static void requireSound(Path data) {
        var report = Database.verify(data);
        if (report.sound()) return;

        throw new StoreException(StoreException.Kind.UNSOUND, data,
                report.lines().getFirst(), "nothing was done");
    }
}
