package emberdelve.db.open;

import emberdelve.db.open.StoreException.Kind;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The restoring of a world in the place of a stopped one. What was there is copied aside first.
 * From the moment the restored marker has its name, every start completes the restore; before it,
 * every start finds the old world as it was. So a kill at any moment leaves the old world or the
 * restored one.
 *
 * <p>Thread: the one that runs the command, or starts the server.
 */
public final class Restoring {
    private Restoring() {}

    /** The source of a world that can be trusted. */
    public interface Source {
        /**
         * Writes {@code world.mv.db} into that empty folder, and checks it.
         *
         * @return the marker that belongs to it
         */
        Marker into(Path folder) throws IOException;
    }

    /**
     * Restores the world of that folder from that source.
     *
     * @param asideName the name of the subfolder for the files that are replaced, which must not
     *     exist yet
     * @return where the replaced files are; empty when there were none
     * @throws StoreException if a server has the world, or the source cannot be trusted; nothing
     *     has changed then
     */
    public static Optional<Path> restore(
            Path folder, String asideName, OpeningProgress progress, Source source) {
        var files = new WorldFiles(folder);
        try {
            Files.createDirectories(files.folder());
            try (var _ = FolderLock.take(files)) {
                return Interrupts.aside(() -> locked(files, asideName, progress, source));
            }
        } catch (IOException failed) {
            throw new StoreException(
                    Kind.UNAVAILABLE,
                    files.world(),
                    "cannot be replaced (" + Reasons.of(failed) + ")",
                    "look at the disk; run restore again",
                    failed);
        }
    }

    private static Optional<Path> locked(
            WorldFiles files, String asideName, OpeningProgress progress, Source source)
            throws IOException {
        requireFile(files);
        completed(files, progress);
        var room = room(files);
        Files.createDirectories(room);
        Marker marker;
        try {
            marker = source.into(room);
            Durably.replace(new WorldFiles(room).world(), files.restored());
        } finally {
            Trees.delete(room);
        }
        progress.reached("keeping what is there", 0, 0);
        var aside = copyAside(files, asideName);
        progress.reached("deciding", 0, 0);
        marker.write(files.restoredMarker());
        completed(files, progress);
        return aside;
    }

    /** The folder where a backup is unpacked and checked. */
    private static Path room(WorldFiles files) {
        return files.folder().resolve("restoring");
    }

    private static void requireFile(WorldFiles files) {
        if (!files.isElsewhere()) return;

        throw new StoreException(
                Kind.UNAVAILABLE,
                files.url(),
                "the world is in PostgreSQL",
                "stop the server and use: "
                        + PostgresUrl.read(files.url()).restore()
                        + "; or delete this file to have the world in the folder again");
    }

    private static Optional<Path> copyAside(WorldFiles files, String name) throws IOException {
        var aside = new WorldFiles(files.folder().resolve(name));
        if (!Files.exists(files.world()) && !Files.exists(files.marker())) return Optional.empty();

        Files.createDirectory(aside.folder());
        if (Files.exists(files.world())) Durably.copy(files.world(), aside.world());
        if (Files.exists(files.marker())) Durably.copy(files.marker(), aside.marker());
        return Optional.of(aside.folder());
    }

    /** Ends what a killed restore began, if it had come far enough. */
    static void complete(WorldFiles files) {
        try {
            completed(files, OpeningProgress.UNHEARD);
        } catch (IOException failed) {
            throw new StoreException(
                    Kind.UNAVAILABLE,
                    files.restored(),
                    "a restore cannot be completed (" + Reasons.of(failed) + ")",
                    "look at the disk; start again",
                    failed);
        }
    }

    /** Requires that no restoring is under way, for those who must not change anything. */
    static void requireNone(WorldFiles files) {
        if (!Files.exists(files.restoredMarker())) return;

        throw new StoreException(
                Kind.UNAVAILABLE,
                files.world(),
                "a restore was cut short",
                "start the server, or restore once more; either completes it");
    }

    private static void completed(WorldFiles files, OpeningProgress progress) throws IOException {
        Trees.delete(room(files));
        if (!Files.exists(files.restoredMarker())) {
            Files.deleteIfExists(files.restored());
            return;
        }
        // After a kill between the two steps, the restored world is in its place already, and only
        // its marker waits.
        progress.reached("replacing", 0, 0);
        if (Files.exists(files.restored())) Durably.replace(files.restored(), files.world());
        progress.reached("marking", 0, 0);
        Durably.rename(files.restoredMarker(), files.marker());
    }
}
