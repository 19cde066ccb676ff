package emberdelve.server.telnet;

/** A connection that is counted among those of browsers that read pages. Thread: its event loop. */
final class PageSeat {
    private final ConnectionLimit pages;
    private final PeerAddress peer;
    private boolean left;

    PageSeat(ConnectionLimit pages, PeerAddress peer) {
        this.pages = pages;
        this.peer = peer;
    }

    /**
     * Leaves the seat: the connection has become a session, or is closed. A second time does
     * nothing.
     */
    void leave() {
        if (!left) pages.leave(peer);
        left = true;
    }
}
