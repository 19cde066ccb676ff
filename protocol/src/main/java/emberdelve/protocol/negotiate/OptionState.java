package emberdelve.protocol.negotiate;

/**
 * The state of the talk about one option on one side, by the Q method (RFC 1143 section 7). The
 * rules are the same for both sides; "on" is WILL or DO, "off" is WONT or DONT.
 *
 * <p>One thing differs from the RFC, see {@link #ask()}.
 */
enum OptionState {
    NO(0),
    YES(1),
    /** We said off and wait for the peer to say so too. */
    WANT_NO(2),
    /** We said off and then on again; two answers are due. */
    WANT_NO_THEN_YES(3),
    /** We said on and wait for the peer's answer. */
    WANT_YES(4),
    /** We said on and will say off as soon as the peer has answered. */
    WANT_YES_THEN_NO(5);

    private static final OptionState[] BY_OCTET = values();

    private final byte octet;

    /** {@code octet}: the place of the state in the list of all. */
    OptionState(int octet) {
        this.octet = (byte) octet;
    }

    static OptionState of(byte octet) {
        return BY_OCTET[octet];
    }

    /** The octet from which {@link #of} makes this state again; that of NO is 0. */
    byte octet() {
        return octet;
    }

    /** Our answer to the peer. */
    enum Say {
        NOTHING,
        ON,
        OFF
    }

    /** The state that follows, and what is to be said on the way. */
    record Step(OptionState next, Say say) {}

    /** The step after the peer said on. {@code welcome}: whether we agree if the option was off. */
    Step onYes(boolean welcome) {
        return switch (this) {
            case NO -> welcome ? new Step(YES, Say.ON) : new Step(NO, Say.OFF);
            case YES, WANT_YES, WANT_NO_THEN_YES -> new Step(YES, Say.NOTHING);
            // Our off was answered with on: the peer's error. The RFC asks us to stay calm.
            case WANT_NO -> new Step(NO, Say.NOTHING);
            case WANT_YES_THEN_NO -> new Step(WANT_NO, Say.OFF);
        };
    }

    /** The step after the peer said off, which cannot be refused. */
    Step onNo() {
        return switch (this) {
            case YES -> new Step(NO, Say.OFF);
            case NO, WANT_NO, WANT_YES, WANT_YES_THEN_NO -> new Step(NO, Say.NOTHING);
            case WANT_NO_THEN_YES -> new Step(WANT_YES, Say.NOTHING);
        };
    }

    /**
     * Asks for the option to be on.
     *
     * <p>The RFC would have us wait until our "off" is confirmed. TinTin++ never confirms WONT, and
     * a second password would be shown; so "on" is said at once, and a confirmation that comes
     * after all is counted off in {@link #onNo()}.
     */
    Step ask() {
        return switch (this) {
            case NO -> new Step(WANT_YES, Say.ON);
            case WANT_NO -> new Step(WANT_NO_THEN_YES, Say.ON);
            case WANT_YES_THEN_NO -> new Step(WANT_YES, Say.NOTHING);
            case YES, WANT_YES, WANT_NO_THEN_YES -> new Step(this, Say.NOTHING);
        };
    }

    /** Asks for the option to be off. */
    Step stop() {
        return switch (this) {
            case YES, WANT_NO_THEN_YES -> new Step(WANT_NO, Say.OFF);
            // A peer that never answered our on (netcat) need not hear an off either.
            case WANT_YES -> new Step(WANT_YES_THEN_NO, Say.NOTHING);
            case NO, WANT_NO, WANT_YES_THEN_NO -> new Step(this, Say.NOTHING);
        };
    }
}
