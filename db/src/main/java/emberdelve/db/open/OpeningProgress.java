package emberdelve.db.open;

/** The listener for how far something long has come. Thread: the one that does it. */
@FunctionalInterface
public interface OpeningProgress {
    /** The progress to which nobody listens. */
    OpeningProgress UNHEARD = (_, _, _) -> {};

    /**
     * Called often; must be quick.
     *
     * @param step what is being done: "checking", "unpacking"
     * @param of the whole, in the unit of {@code done}; 0 when it is not known
     */
    void reached(String step, long done, long of);
}
