package emberdelve.server.reload;

import emberdelve.db.open.Durably;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * A file beside the content that says what is being changed there, as long as it is: what it holds
 * when nobody has it open was cut short. Whoever has it open is the only one who writes content;
 * the system drops that lock when the process dies. Thread: one at a time.
 */
final class DeedJournal implements AutoCloseable {
    /** A name that begins with a dot is nobody's content. */
    static final String FILE = ".unfinished";

    private final Path folder;
    private final FileChannel channel;

    private DeedJournal(Path folder, FileChannel channel) {
        this.folder = folder;
        this.channel = channel;
    }

    /** Whether content was, or is just being, changed there. */
    static boolean isIn(Path folder) {
        return Files.exists(folder.resolve(FILE));
    }

    /**
     * Opens it; empty while another has it open.
     *
     * @throws IOException if the folder cannot be written to
     */
    static Optional<DeedJournal> open(Path folder) throws IOException {
        var file = folder.resolve(FILE);
        var channel =
                FileChannel.open(
                        file,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE);
        // Whoever had it may have deleted it since.
        if (isTaken(channel) && Files.exists(file))
            return Optional.of(new DeedJournal(folder, channel));
        channel.close();
        return Optional.empty();
    }

    private static boolean isTaken(FileChannel channel) throws IOException {
        try {
            // The channel owns the lock; closing the one frees the other.
            var lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException ofThisProcess) {
            return false;
        }
    }

    /**
     * The changes that were begun and not ended. What is not whole was never begun: no file is
     * touched before.
     */
    Optional<FileChanges> begun() throws IOException {
        channel.position(0);
        return FileChanges.read(Channels.newInputStream(channel).readAllBytes());
    }

    /** Begins the changes: from here on they are known to whoever comes after a power cut. */
    void begin(FileChanges changes) throws IOException {
        var octets = ByteBuffer.wrap(changes.octets());
        channel.truncate(0);
        channel.position(0);
        while (octets.hasRemaining()) channel.write(octets);
        channel.force(true);
        Durably.forceFolder(folder);
    }

    /** All of it is done, or all of it undone. */
    void end() throws IOException {
        Files.delete(folder.resolve(FILE));
        Durably.forceFolder(folder);
    }

    /** Closes the file; what has begun and not ended stays, for the next one. */
    @Override
    public void close() throws IOException {
        channel.close();
    }
}
