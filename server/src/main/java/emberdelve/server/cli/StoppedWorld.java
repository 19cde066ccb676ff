package emberdelve.server.cli;

import emberdelve.db.Database;
import emberdelve.db.open.StoreException;
import emberdelve.server.feature.Features;

import java.nio.file.Path;

/**
 * The check of commands that open a world which no server runs: opening an empty folder would make
 * one.
 */
final class StoppedWorld {
    private StoppedWorld() {}

    /**
     * @throws StoreException if there is no world, or it is in use or damaged
     */
    static void requireSound(Path data) {
        var report = Database.verify(data, Features.tables());
        if (report.sound()) return;

        // A problem with the file names the file; a problem with rows does not.
        var line = report.lines().getFirst();
        var named = data.toAbsolutePath().normalize() + ": ";
        var reason = line.startsWith(named) ? line.substring(named.length()) : line;
        throw new StoreException(StoreException.Kind.UNSOUND, data, reason, "nothing was done");
    }
}
