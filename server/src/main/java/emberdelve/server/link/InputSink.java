package emberdelve.server.link;

/** Where inputs of the world are taken. Safe for any thread. */
@FunctionalInterface
public interface InputSink {
    /**
     * Lets an input wait for the world.
     *
     * @return false when too many wait already; nothing was taken then
     */
    boolean offer(Input input);
}
