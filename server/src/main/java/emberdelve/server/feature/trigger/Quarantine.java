package emberdelve.server.feature.trigger;

import emberdelve.server.kernel.World;

import java.util.Set;
import java.util.TreeSet;

/**
 * The triggers that were stopped because they set off themselves without end, or failed. They do
 * nothing until the next start or reload, for new content may have mended them. Thread: world.
 */
public final class Quarantine {
    private final World world;
    private final Set<String> stopped = new TreeSet<>();

    Quarantine(World world) {
        this.world = world;
    }

    /** The names of the stopped triggers. */
    public Set<String> stopped() {
        return Set.copyOf(stopped);
    }

    boolean holds(String trigger) {
        return !stopped.isEmpty() && stopped.contains(trigger);
    }

    /** Lets all stopped triggers go off again. */
    void lift() {
        stopped.clear();
    }

    void stop(String trigger, String why) {
        if (!stopped.add(trigger)) return;
        world.hooks().contentStopped(trigger, why);
    }
}
