package emberdelve.protocol.compress;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

import java.util.function.Consumer;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * One zlib stream (RFC 1950) of a stranger, taken in small pieces. To be closed, because its memory
 * is not the heap's.
 *
 * <p>Thread: its connection's event loop.
 */
public final class Inflation implements AutoCloseable {
    /** Inflated at once; what comes of a bomb is at most this much too much. */
    private static final int CHUNK_OCTETS = 2048;

    private final InflationBudget budget;
    private final Inflater inflater = new Inflater();
    private final byte[] chunk = new byte[CHUNK_OCTETS];

    public Inflation(InflationBudget budget) {
        this.budget = budget;
    }

    /**
     * Reads the buffer to its end or to that of the stream.
     *
     * @param sink gets what it becomes; each piece is only valid during the call
     * @return whether the stream has ended, so that what is left in the buffer is not compressed
     * @throws DataFormatException if it is no such stream, or becomes too much
     */
    public boolean inflate(ByteBuf in, Consumer<ByteBuf> sink) throws DataFormatException {
        inflater.setInput(in.nioBuffer());
        var made = inflate(sink);
        while (made > 0 && !inflater.finished()) made = inflate(sink);
        if (inflater.needsDictionary()) throw new DataFormatException("a dictionary is needed");

        in.readerIndex(in.writerIndex() - inflater.getRemaining());
        return inflater.finished();
    }

    @Override
    public void close() {
        inflater.end();
    }

    private int inflate(Consumer<ByteBuf> sink) throws DataFormatException {
        var made = inflater.inflate(chunk);
        budget.spend(made, inflater.getBytesRead(), inflater.getBytesWritten());
        if (made > 0) sink.accept(Unpooled.wrappedBuffer(chunk, 0, made));
        return made;
    }
}
