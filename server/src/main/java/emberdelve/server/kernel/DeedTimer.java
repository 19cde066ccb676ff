package emberdelve.server.kernel;

/**
 * The stopwatch for the deeds of the world. Deeds may lie within one another: what was begun last
 * ends first. It changes nothing in the game. Thread: world.
 */
public interface DeedTimer {
    /** The stopwatch of a game that nobody waits for: it measures nothing. */
    DeedTimer NONE =
            new DeedTimer() {
                @Override
                public void begin(Object what) {}

                @Override
                public void end() {}
            };

    /** Notes that a deed begins; {@code what} is its doer, or what else it is known by. */
    void begin(Object what);

    /** Notes that the deed that was begun last is over. */
    void end();
}
