package emberdelve.bench.opponent;

import org.h2.store.fs.FileBaseDefault;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/** A file whose syncs take longer than the disk's own. Safe for any thread. */
final class SlowFile extends FileBaseDefault {
    private final FileChannel real;
    private final LongSupplier delayNanos;

    SlowFile(FileChannel real, LongSupplier delayNanos) {
        this.real = real;
        this.delayNanos = delayNanos;
    }

    @Override
    public long size() throws IOException {
        return real.size();
    }

    @Override
    public synchronized int read(ByteBuffer to, long position) throws IOException {
        return real.read(to, position);
    }

    @Override
    public synchronized int write(ByteBuffer from, long position) throws IOException {
        return real.write(from, position);
    }

    @Override
    public void force(boolean metaData) throws IOException {
        var until = System.nanoTime() + delayNanos.getAsLong();
        for (var left = until - System.nanoTime(); left > 0; left = until - System.nanoTime()) {
            LockSupport.parkNanos(left);
        }
        real.force(metaData);
    }

    @Override
    protected void implTruncate(long size) throws IOException {
        real.truncate(size);
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) throws IOException {
        return real.tryLock(position, size, shared);
    }

    @Override
    protected void implCloseChannel() throws IOException {
        real.close();
    }
}
