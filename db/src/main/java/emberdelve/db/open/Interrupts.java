package emberdelve.db.open;

/**
 * The guard that keeps interrupts away from files: a thread that is interrupted while it uses a
 * channel closes the channel for everybody.
 */
final class Interrupts {
    private Interrupts() {}

    /**
     * Runs {@code work} with this thread's interrupt put aside, and gives it back afterwards. One
     * that comes during the work may close a file of H2, which its URL ("retry:") opens again.
     */
    static <T, X extends Exception> T aside(Work<T, X> work) throws X {
        var interrupted = Thread.interrupted();
        try {
            return work.run();
        } finally {
            if (interrupted) Thread.currentThread().interrupt();
        }
    }

    /** Work that is done while the interrupt is put aside. */
    interface Work<T, X extends Exception> {
        T run() throws X;
    }
}
