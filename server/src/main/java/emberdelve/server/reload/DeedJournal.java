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
 * The file beside the content that says what is being changed there, as long as the change goes on.
 * A change that is in it while nobody has it open was cut short. It is locked while it is open, and
 * only its holder writes content; the system frees the lock when the process dies. Thread: one at a
 * time.
 */
final class DeedJournal implements AutoCloseable {
    /** The name of the file, which begins with a dot and so is not read as content. */
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
     * Opens the journal; empty while somebody else has it open.
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
        // Whoever had it open may have deleted it since.
        if (isTaken(channel) && Files.exists(file))
            return Optional.of(new DeedJournal(folder, channel));
        channel.close();
        return Optional.empty();
    }

    private static boolean isTaken(FileChannel channel) throws IOException {
        try {
            // The channel owns the lock; closing the channel frees the lock.
            var lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException ofThisProcess) {
            return false;
        }
    }

    /**
     * The changes that were begun and not ended; empty if the journal does not hold them whole,
     * because then no file was touched yet.
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

    /** Ends the changes: all of them are done, or all undone. */
    void end() throws IOException {
        Files.delete(folder.resolve(FILE));
        Durably.forceFolder(folder);
    }

    /**
     * Closes the file; changes that were begun and not ended stay in it, for the next who opens it.
     */
    @Override
    public void close() throws IOException {
        channel.close();
    }
}
