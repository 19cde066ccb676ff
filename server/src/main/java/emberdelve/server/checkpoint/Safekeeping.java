package emberdelve.server.checkpoint;

import emberdelve.server.kernel.World;

import java.time.Duration;
import java.util.Optional;

/** Makes a world durable. Thread: world. */
public interface Safekeeping {
    /**
     * Stores what changed, if it is time. To be called at a tick's end.
     *
     * @param urgent whether an answer waits for the write
     */
    void afterTick(World world, boolean urgent);

    /** Whether everything up to now is safe on disk. */
    boolean isSettled(World world);

    /** The state of saving; empty where nothing is stored. */
    Optional<StoreHealth> standing(World world);

    /**
     * Stores all changes and waits until they are safe; the world must not change meanwhile.
     *
     * @return whether everything is safe on disk
     */
    boolean finish(World world, Duration within);
}
