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
    /** The octets that are inflated at once; a bomb exceeds its budget by no more than these. */
    private static final int CHUNK_OCTETS = 2048;

    private final InflationBudget budget;
    private final Inflater inflater = new Inflater();
    private final byte[] chunk = new byte[CHUNK_OCTETS];

    public Inflation(InflationBudget budget) {
        this.budget = budget;
    }

    /**
     * Inflates the buffer to its end or to that of the stream.
     *
     * @param sink the receiver of the inflated octets; each piece is only valid during the call
     * @return whether the stream has ended, so that what is left in the buffer is not compressed
     * @throws DataFormatException if it is no zlib stream, or becomes more than the budget allows
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
