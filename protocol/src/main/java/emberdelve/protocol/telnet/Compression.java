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

    /** The peer agrees to MCCP2: the marker is the last thing it reads uncompressed. */
    void begin() {
        if (!permits.take()) {
            agreements.stop(Side.US, TelnetOption.MCCP2);
            return;
        }
        running = true;
        agreements.send(TelnetOption.MCCP2, Octets.of());
        outbox.add(CompressionSwitch.BEGIN);
    }

    /** The peer has had enough of MCCP2. */
    void end() {
        if (!running) return;

        outbox.add(CompressionSwitch.END);
        close();
    }

    /** The peer begins with MCCP3: its next octet is compressed. */
    void peerCompresses() {
        inflow.compressed();
    }

    /** Gives back what it holds. */
    @Override
    public void close() {
        if (running) permits.giveBack();
        running = false;
    }
}
