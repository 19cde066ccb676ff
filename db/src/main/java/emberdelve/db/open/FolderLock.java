package emberdelve.db.open;

import emberdelve.db.open.StoreException.Kind;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.StandardOpenOption;

/**
 * The lock that keeps a world's folder to one process. H2 locks its file only while that file is
 * open; this lock also covers making, migrating and renaming it. The system drops it when the
 * process dies.
 */
final class FolderLock implements AutoCloseable {
    private final FileChannel channel;

    private FolderLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Takes the lock, or throws a StoreException at once if another process has it. */
    static FolderLock take(WorldFiles files) {
        try {
            var channel =
                    FileChannel.open(
                            files.lock(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (holds(channel)) return new FolderLock(channel);

            channel.close();
        } catch (IOException unwritable) {
            throw new StoreException(
                    Kind.UNAVAILABLE,
                    files.lock(),
                    "cannot be written (" + Reasons.of(unwritable) + ")",
                    "give the server a folder it may write to",
                    unwritable);
        }
        throw inUse(files);
    }

    static StoreException inUse(WorldFiles files) {
        return new StoreException(
                Kind.UNAVAILABLE,
                files.named(),
                "in use by another process",
                "stop that one first, or choose another data folder");
    }

    private static boolean holds(FileChannel channel) throws IOException {
        try {
            // The channel owns the lock; closing the channel frees the lock.
            var lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException ofThisProcess) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
