package emberdelve.server.kernel;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The barriers at the borders of one world: nobody steps into a world that stands still, and into
 * none while what is done may be lost. Thread: world.
 *
 * @see Borders#bar
 */
public final class Barriers {
    private final Map<Integer, String> standing = new TreeMap<>();
    private boolean isSafe = true;

    /**
     * Notes whether another world stands still.
     *
     * @param region the name of that world, for people
     * @return whether that is news
     */
    public boolean stands(int world, String region, boolean still) {
        return still ? standing.put(world, region) == null : standing.remove(world) != null;
    }

    /** The names of the other worlds that stand still. */
    public List<String> standing() {
        return List.copyOf(standing.values());
    }

    /** Notes whether what is done is stored as it should be. */
    public void saves(boolean safe) {
        isSafe = safe;
    }

    boolean isOpen(int world) {
        return isSafe && !standing.containsKey(world);
    }
}
