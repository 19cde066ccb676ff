package emberdelve.protocol.telnet;

import emberdelve.protocol.line.LineAssembler;

/**
 * The peer broke a rule that it cannot break by accident. The connection hears nothing of it any
 * more; whoever gets this should close it.
 */
public final class TelnetException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** A line that nobody can mean, and nobody should have to keep counting. */
    static TelnetException endlessLine() {
        return new TelnetException(
                "line without an end (expected: at most "
                        + LineAssembler.DROPPED_MAX
                        + " characters too many)");
    }

    TelnetException(String message) {
        // Where in our code it was noticed tells nothing, and a flood of traces costs a lot.
        super(message, null, false, false);
    }
}
