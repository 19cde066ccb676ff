package emberdelve.server.feature.trigger;

import emberdelve.server.kernel.World;

import java.util.Set;
import java.util.TreeSet;

/**
 * The triggers that were stopped because they fed themselves, or failed. They do nothing until the
 * next start, or until other content may have mended them. Thread: world.
 */
public final class Quarantine {
    private final World world;
    private final Set<String> stopped = new TreeSet<>();

    Quarantine(World world) {
        this.world = world;
    }

    /** Their names, in order. */
    public Set<String> stopped() {
        return Set.copyOf(stopped);
    }

    boolean holds(String trigger) {
        return !stopped.isEmpty() && stopped.contains(trigger);
    }

    /** All may try again. */
    void lift() {
        stopped.clear();
    }

    void stop(String trigger, String why) {
        if (!stopped.add(trigger)) return;
        world.hooks().contentStopped(trigger, why);
    }
}
