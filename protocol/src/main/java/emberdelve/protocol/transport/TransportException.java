package emberdelve.protocol.transport;

/**
 * The complaint that a connection cannot become a session, or stay one. It is closed, or has to be;
 * the message is one line.
 */
public final class TransportException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TransportException(String message) {
        // Without a stack trace: where in our code it was noticed tells nothing, and many traces
        // cost a lot.
        super(message, null, false, false);
    }
}
