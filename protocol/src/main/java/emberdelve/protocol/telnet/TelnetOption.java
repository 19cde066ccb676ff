package emberdelve.protocol.telnet;

import emberdelve.protocol.negotiate.Wish;

import java.util.Arrays;
import java.util.Optional;

/**
 * The options we know by name, and what we answer when the peer brings them up. Every other one is
 * refused.
 */
enum TelnetOption {
    /** Accepted both ways and without effect: text is UTF-8 with or without it (RFC 856). */
    BINARY(0, Wish.BOTH),
    /** Ours for passwords, and when the peer asks us to show what it types (RFC 857). */
    ECHO(1, Wish.US_ONLY),
    /** Agreed to, never offered: the offer would put telnet into character mode (RFC 858). */
    SUPPRESS_GO_AHEAD(3, Wish.BOTH),
    /** The timing mark, which has no state: answered each time it is asked for (RFC 860). */
    TIMING_MARK(6, Wish.NEITHER),
    /** The names of the peer's terminal (RFC 1091). */
    TERMINAL_TYPE(24, Wish.PEER_ONLY),
    /** The mark at the end of a prompt (RFC 885). */
    END_OF_RECORD(25, Wish.US_ONLY),
    /** The size of the peer's window (RFC 1073). */
    NAWS(31, Wish.PEER_ONLY),
    /** The variables of the peer's environment (RFC 1572). */
    NEW_ENVIRON(39, Wish.PEER_ONLY),
    /** The agreement on a code (RFC 2066). */
    CHARSET(42, Wish.BOTH),
    /** The status for lists of servers; offered if there is anything to tell. */
    MSSP(70, Wish.US_ONLY),
    /** The compression of what we send; offered where the transport allows it. */
    MCCP2(86, Wish.US_ONLY),
    /** The compression of what the peer sends. The offer is ours, and so is the WILL. */
    MCCP3(87, Wish.US_ONLY),
    /** Messages for programs. */
    GMCP(201, Wish.US_ONLY);

    private static final TelnetOption[] ALL = values();

    private final int number;
    private final Wish wish;

    TelnetOption(int number, Wish wish) {
        this.number = number;
        this.wish = wish;
    }

    int number() {
        return number;
    }

    static Optional<TelnetOption> of(int number) {
        return Arrays.stream(ALL).filter(option -> option.number == number).findFirst();
    }

    /** The sides for which we agree to the option, if we have it to offer at all. */
    Wish wish() {
        return wish;
    }
}
