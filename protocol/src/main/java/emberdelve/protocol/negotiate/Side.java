package emberdelve.protocol.negotiate;

/** The end of the connection that does what an option is about. */
public enum Side {
    /** This end: we say WILL and WONT, the peer DO and DONT. */
    US,
    /** The other end: we say DO and DONT, the peer WILL and WONT. */
    PEER;

    Request request(boolean on) {
        return switch (this) {
            case US -> on ? Request.WILL : Request.WONT;
            case PEER -> on ? Request.DO : Request.DONT;
        };
    }
}
