package emberdelve.protocol.telnet;

import emberdelve.protocol.line.LineAssembler;

/**
 * The complaint that the peer broke a rule that it cannot break by accident. Nothing more is read
 * from the peer; whoever gets this should close the connection.
 */
public final class TelnetException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The complaint about a line that is longer than anybody can mean. */
    static TelnetException endlessLine() {
        return new TelnetException(
                "line without an end (expected: at most "
                        + LineAssembler.DROPPED_MAX
                        + " characters too many)");
    }

    TelnetException(String message) {
        // Without a stack trace: where in our code it was noticed tells nothing, and many traces
        // cost a lot.
        super(message, null, false, false);
    }
}
