package emberdelve.protocol.telnet;

/**
 * The peer broke a rule that it cannot break by accident. The connection hears nothing of it any
 * more; whoever gets this should close it.
 */
public final class TelnetException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TelnetException(String message) {
        // Where in our code it was noticed tells nothing, and a flood of traces costs a lot.
        super(message, null, false, false);
    }
}
