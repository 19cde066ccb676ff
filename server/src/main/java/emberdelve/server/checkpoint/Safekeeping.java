package emberdelve.server.checkpoint;

import emberdelve.server.kernel.World;
import emberdelve.server.link.Withheld;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The keeper that makes a world durable. Thread: world. */
public interface Safekeeping {
    /**
     * Stores what changed, if it is time. To be called at a tick's end.
     *
     * @param urgent whether an answer waits for the write
     */
    void afterTick(World world, boolean urgent);

    /** Whether everything up to now is safe on disk, except for what is {@link #withheld}. */
    boolean isSettled(World world);

    /** The answers to withhold because something of the last checkpoint cannot be stored. */
    default Withheld withheld() {
        return Withheld.NOTHING;
    }

    /** The rows that cannot be stored. */
    default List<UnstoredRow> unstored() {
        return List.of();
    }

    /** Takes the rows that cannot be stored and of which staff were not told yet. */
    default List<UnstoredRow> takeNews() {
        return List.of();
    }

    /** The state of saving; empty where nothing is stored. */
    Optional<StoreHealth> standing(World world);

    /**
     * Stores all changes and waits until they are safe; the world must not change meanwhile.
     *
     * @return whether everything is safe on disk, except for what is {@link #withheld}
     */
    boolean finish(World world, Duration within);
}
