package emberdelve.server.checkpoint;

import emberdelve.server.kernel.World;

import java.time.Duration;
import java.util.Optional;

/** What makes a world durable. Thread: world. */
public interface Safekeeping {
    /**
     * Stores what changed, if it is time. To be called at a tick's end.
     *
     * @param urgent whether somebody waits for it
     */
    void afterTick(World world, boolean urgent);

    /** Whether everything that happened up to now is safe. */
    boolean isSettled(World world);

    /** How storing goes; empty where that is told by others. */
    Optional<StoreHealth> standing(World world);

    /**
     * Stores everything there is, and waits for it; the world must stand still.
     *
     * @return whether it is safe now
     */
    boolean finish(World world, Duration within);
}
