package emberdelve.server.lifecycle;

/**
 * The fault that the surroundings do not let the server start; the message is one line for the
 * operator.
 */
public final class StartException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StartException(String message) {
        super(message);
    }

    public StartException(String message, Throwable cause) {
        super(message, cause);
    }
}
