package emberdelve.protocol.negotiate;

/** The four things the two sides say about an option (RFC 854, "Negotiated options"). */
public enum Request {
    /** The speaker offers to begin, or confirms that it does it. */
    WILL(Side.PEER, true),
    /** The speaker refuses, or stops. */
    WONT(Side.PEER, false),
    /** The speaker asks the listener to begin, or agrees to its offer. */
    DO(Side.US, true),
    /** The speaker asks the listener to stop, or refuses its offer. */
    DONT(Side.US, false);

    private final Side doer;
    private final boolean on;

    Request(Side doer, boolean on) {
        this.doer = doer;
        this.on = on;
    }

    /** The side that does what the option is about, when the peer says this. */
    public Side doer() {
        return doer;
    }

    boolean isOn() {
        return on;
    }
}
