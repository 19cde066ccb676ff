package emberdelve.protocol.transport.tls;

/** A certificate or key that cannot be used; the message is one line and names the file. */
public final class TlsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TlsException(String message) {
        super(message);
    }
}
