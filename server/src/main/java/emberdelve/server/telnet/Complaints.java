package emberdelve.server.telnet;

import emberdelve.protocol.transport.Foreign;

/**
 * The complaints about what one peer does that nobody may do, counted and logged. Safe for any
 * thread.
 *
 * @param listener by which it came
 */
record Complaints(Breaches breaches, Listener listener, PeerAddress peer) {
    /**
     * @param what it did, with nothing in it that a stranger has written
     */
    void add(String what) {
        breaches.add(listener, peer.text() + " on the " + listener.part() + " port: " + what);
    }

    void speaks(Foreign protocol) {
        breaches.add(
                listener,
                peer.text()
                        + " speaks "
                        + protocol
                        + " on the "
                        + listener.part()
                        + " port, and is refused");
    }
}
