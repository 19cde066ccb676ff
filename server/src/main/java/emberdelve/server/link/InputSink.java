package emberdelve.server.link;

/**
 * The sink that takes inputs for the world. Thread: each sink says whose; the {@link Inbox} is safe
 * for any.
 */
@FunctionalInterface
public interface InputSink {
    /**
     * Adds an input to those that wait for the world, and does not wake the world: {@link #wake}
     * has to follow soon.
     *
     * @return false when too many wait already; then the input is not taken
     */
    boolean add(Input input);

    /** Lets the world run what waits. */
    default void wake() {}

    /**
     * Lets the world run what waits, at once and on this thread, if no other thread runs the world.
     * For event loops.
     */
    default void runHere() {
        wake();
    }

    /**
     * Adds an input and wakes the world.
     *
     * @return false when too many wait already; then the input is not taken
     */
    default boolean offer(Input input) {
        if (!add(input)) return false;
        wake();
        return true;
    }
}
