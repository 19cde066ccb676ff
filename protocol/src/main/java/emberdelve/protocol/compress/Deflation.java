package emberdelve.protocol.compress;

import io.netty.buffer.ByteBuf;

import java.util.zip.Deflater;

/**
 * One zlib stream (RFC 1950). Whatever goes in can be read at the other end at once. To be closed,
 * because its memory is not the heap's.
 *
 * <p>Thread: its connection's event loop.
 */
public final class Deflation implements AutoCloseable {
    /** The least room to deflate into; a line of a game is seldom longer. */
    private static final int ROOM_OCTETS = 128;

    private final Deflater deflater = new Deflater();

    /** Adds all of {@code in}, compressed, to {@code out}. */
    public void add(ByteBuf in, ByteBuf out) {
        if (!in.isReadable()) return;

        deflater.setInput(in.nioBuffer());
        in.skipBytes(in.readableBytes());
        drain(out, Deflater.SYNC_FLUSH);
    }

    /** Adds the end of the stream. Nothing may be added after it. */
    public void finish(ByteBuf out) {
        deflater.finish();
        drain(out, Deflater.NO_FLUSH);
    }

    @Override
    public void close() {
        deflater.end();
    }

    /** Adds what was compressed to {@code out}; goes on as long as that fills all the room. */
    private void drain(ByteBuf out, int flush) {
        int room;
        int made;
        do {
            out.ensureWritable(ROOM_OCTETS);
            room = out.writableBytes();
            made = deflater.deflate(out.nioBuffer(out.writerIndex(), room), flush);
            out.writerIndex(out.writerIndex() + made);
        } while (made == room);
    }
}
