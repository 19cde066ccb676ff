package emberdelve.db.open;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Deeds on files that a power cut must not undo.
 *
 * <p>Safe for any thread.
 */
public final class Durably {
    private Durably() {}

    /** Puts {@code from} in the place of {@code to}, whole or not at all. */
    public static void replace(Path from, Path to) throws IOException {
        force(from);
        rename(from, to);
    }

    /** Copies over {@code to}, if it is there; a kill may leave half of the copy. */
    static void copy(Path from, Path to) throws IOException {
        Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
        force(to);
        forceNames(to);
    }

    /** The second half of {@link #replace}, for a file that is durable already. */
    static void rename(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        forceNames(to);
    }

    /** Forces the contents of a file onto the disk. */
    public static void force(Path file) throws IOException {
        try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    /** Forces the name of a file onto the disk: a new name is durable only when its folder is. */
    private static void forceNames(Path file) throws IOException {
        var folder = file.toAbsolutePath().getParent();
        if (folder != null) forceFolder(folder);
    }

    /** Forces the names in a folder onto the disk. */
    public static void forceFolder(Path folder) throws IOException {
        try (var channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }
}
