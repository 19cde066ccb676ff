package emberdelve.db.open;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * The files of one world, by name, and the two deeds on files that must survive a power cut.
 *
 * <p>Safe for any thread.
 */
record WorldFiles(Path folder) {
    private static final String SUFFIX = ".mv.db";

    WorldFiles {
        folder = folder.toAbsolutePath().normalize();
    }

    Path world() {
        return folder.resolve("world" + SUFFIX);
    }

    /** A world in the making; it takes the world's name when it is whole. */
    Path draft() {
        return folder.resolve("world.new" + SUFFIX);
    }

    /** The world as it was before it was brought to a newer schema. */
    Path beforeMigration(int schema) {
        return folder.resolve("world.schema-" + schema + SUFFIX);
    }

    Path marker() {
        return folder.resolve("world.marker");
    }

    Path lock() {
        return folder.resolve("world.lock");
    }

    /** What H2 calls the database in that file: the path without the suffix. */
    static String databaseName(Path file) {
        var path = file.toString();
        return path.substring(0, path.length() - SUFFIX.length());
    }

    /** Puts {@code from} in the place of {@code to}, whole or not at all, and durably. */
    static void replace(Path from, Path to) throws IOException {
        force(from);
        rename(from, to);
    }

    /** The second half of {@link #replace}, for a file that is durable already. */
    static void rename(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        forceFolder(to);
    }

    static void force(Path file) throws IOException {
        try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    /** A new name is durable only when its folder is. */
    private static void forceFolder(Path file) throws IOException {
        var folder = file.toAbsolutePath().getParent();
        if (folder == null) return;

        try (var channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }
}
