package emberdelve.protocol.telnet;

import emberdelve.protocol.compress.Permits;
import emberdelve.protocol.negotiate.Side;
import emberdelve.protocol.option.Octets;

/**
 * The beginning and the end of compression, in both directions: MCCP2 for what we send, MCCP3 for
 * what the peer sends.
 *
 * <p>Thread: its connection's event loop.
 */
final class Compression implements AutoCloseable {
    private final Permits permits;
    private final Agreements agreements;
    private final TelnetOutbox outbox;
    private final Inflow inflow;
    private boolean running;

    Compression(Permits permits, Agreements agreements, TelnetOutbox outbox, Inflow inflow) {
        this.permits = permits;
        this.agreements = agreements;
        this.outbox = outbox;
        this.inflow = inflow;
    }

    /**
     * Begins MCCP2, to which the peer has agreed: the marker is the last thing it reads
     * uncompressed.
     */
    void begin() {
        if (!permits.take()) {
            agreements.stop(Side.US, TelnetOption.MCCP2);
            return;
        }
        running = true;
        agreements.send(TelnetOption.MCCP2, Octets.of());
        outbox.add(CompressionSwitch.BEGIN);
    }

    /** Ends MCCP2, of which the peer wants no more. */
    void end() {
        if (!running) return;

        outbox.add(CompressionSwitch.END);
        close();
    }

    /** Notes that the peer begins with MCCP3: its next octet is compressed. */
    void peerCompresses() {
        inflow.compressed();
    }

    /** Gives the permit back, if it holds one. */
    @Override
    public void close() {
        if (running) permits.giveBack();
        running = false;
    }
}
