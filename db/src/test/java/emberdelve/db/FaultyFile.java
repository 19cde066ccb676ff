package emberdelve.db;

import emberdelve.db.FaultyDisk.Deed;

import org.h2.store.fs.FileBaseDefault;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;

/** One file of the {@link FaultyDisk}. */
final class FaultyFile extends FileBaseDefault {
    private final FileChannel real;
    private final String name;

    FaultyFile(FileChannel real, String name) {
        this.real = real;
        this.name = name;
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
        FaultyDisk.meet(Deed.WRITE, name);
        return real.write(from, position);
    }

    @Override
    public void force(boolean metaData) throws IOException {
        FaultyDisk.meet(Deed.SYNC, name);
        real.force(metaData);
    }

    @Override
    protected void implTruncate(long size) throws IOException {
        FaultyDisk.meet(Deed.CUT, name);
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
