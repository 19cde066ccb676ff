package emberdelve.db.open;

/** The listener that is told how far a long piece of work has come. Thread: the one that works. */
@FunctionalInterface
public interface OpeningProgress {
    /** The progress to which nobody listens. */
    OpeningProgress UNHEARD = (_, _, _) -> {};

    /**
     * Is told how far the work has come, often, so it must be quick.
     *
     * @param step what is being done: "checking", "unpacking"
     * @param of the whole of the work, in the unit of {@code done}; 0 when it is not known
     */
    void reached(String step, long done, long of);
}
