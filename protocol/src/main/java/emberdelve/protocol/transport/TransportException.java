package emberdelve.protocol.transport;

/** A connection cannot become a session. It is closed, or has to be; the message is one line. */
public final class TransportException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TransportException(String message) {
        // Where in our code it was noticed tells nothing, and a flood of traces costs a lot.
        super(message, null, false, false);
    }
}
