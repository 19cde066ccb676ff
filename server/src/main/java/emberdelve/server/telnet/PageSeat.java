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

    /** It has become a session, or is closed; a second time is none. */
    void leave() {
        if (!left) pages.leave(peer);
        left = true;
    }
}
