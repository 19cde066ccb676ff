package emberdelve.server.link;

/** Takes inputs for the world. Safe for any thread. */
@FunctionalInterface
public interface InputSink {
    /**
     * Adds an input to those that wait for the world.
     *
     * @return false when too many wait already; then the input is not taken
     */
    boolean offer(Input input);
}
