package emberdelve.protocol.telnet;

import emberdelve.protocol.compress.Inflation;
import emberdelve.protocol.compress.InflationBudget;
import emberdelve.protocol.compress.InflationLimits;

import io.netty.buffer.ByteBuf;

import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.zip.DataFormatException;

/**
 * The octets that come in, on their way to the decoder: plain, or inflated while the peer
 * compresses (MCCP3). Both may meet in one packet.
 *
 * <p>Thread: its connection's event loop.
 */
final class Inflow implements AutoCloseable {
    private final LongSupplier nanoTime;

    /** The budget for all streams of this peer; a peer that never compresses needs none. */
    private Optional<InflationBudget> budget = Optional.empty();

    private Optional<Inflation> inflation = Optional.empty();

    Inflow(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /** Inflates what the peer sends from its next octet on. */
    void compressed() {
        if (inflation.isEmpty()) inflation = Optional.of(new Inflation(budget()));
    }

    private InflationBudget budget() {
        if (budget.isPresent()) return budget.get();
        var fresh = new InflationBudget(InflationLimits.DEFAULTS);
        fresh.readBegins(nanoTime.getAsLong());
        budget = Optional.of(fresh);
        return fresh;
    }

    /**
     * Reads the buffer to its end.
     *
     * @throws TelnetException if the peer has broken a rule, or sent too much
     */
    void read(ByteBuf in, TelnetDecoder decoder) {
        if (budget.isPresent()) budget.get().readBegins(nanoTime.getAsLong());
        while (in.isReadable()) {
            if (inflation.isPresent()) inflate(in, inflation.get(), decoder);
            else decoder.decode(in);
        }
    }

    @Override
    public void close() {
        inflation.ifPresent(Inflation::close);
        inflation = Optional.empty();
    }

    private void inflate(ByteBuf in, Inflation stream, TelnetDecoder decoder) {
        try {
            var ended =
                    stream.inflate(
                            in,
                            piece -> {
                                while (piece.isReadable()) decoder.decode(piece);
                            });
            if (ended) close();
        } catch (DataFormatException bad) {
            throw new TelnetException("compression: " + bad.getMessage());
        }
    }
}
