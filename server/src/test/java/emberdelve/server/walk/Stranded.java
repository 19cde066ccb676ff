package emberdelve.server.walk;

/** Walkers cannot go on; the message says where, and what a builder has to look at. */
final class Stranded extends RuntimeException {
    private static final long serialVersionUID = 1;

    Stranded(String message) {
        super(message);
    }
}
