package emberdelve.protocol.negotiate;

/** The sides for which we agree when the peer brings up an option that is off. */
public enum Wish {
    /** Refused, whoever would do it. */
    NEITHER,
    /** We begin when we are asked to (DO). */
    US_ONLY,
    /** The peer may begin when it offers to (WILL). */
    PEER_ONLY,
    BOTH;

    boolean welcomes(Side side) {
        return this == BOTH
                || switch (side) {
                    case US -> this == US_ONLY;
                    case PEER -> this == PEER_ONLY;
                };
    }
}
