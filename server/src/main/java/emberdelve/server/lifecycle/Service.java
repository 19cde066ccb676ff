package emberdelve.server.lifecycle;

/** A part of the server that runs on its own. Thread: the one that starts and stops the server. */
public interface Service {
    /**
     * Starts the part; returns when it works.
     *
     * @throws StartException if the surroundings do not let it
     */
    void start();

    /**
     * Stops the part; returns when it has come to rest. Called once, and only after {@link #start}.
     */
    void stop();
}
