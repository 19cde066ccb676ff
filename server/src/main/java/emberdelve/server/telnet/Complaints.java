package emberdelve.server.telnet;

import emberdelve.protocol.transport.Foreign;

/**
 * The complaints about one peer that does what nobody may do, counted and logged. Safe for any
 * thread.
 *
 * @param listener the listener by which the peer came
 */
record Complaints(Breaches breaches, Listener listener, PeerAddress peer) {
    /**
     * @param what what the peer did, with nothing in it that a stranger has written
     */
    void add(String what) {
        breaches.add(listener, peer, what);
    }

    void speaks(Foreign protocol) {
        breaches.add(listener, peer, "speaks " + protocol + ", and is refused");
    }
}
