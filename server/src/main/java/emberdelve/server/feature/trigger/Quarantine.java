package emberdelve.server.feature.trigger;

import emberdelve.server.kernel.World;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The triggers that were stopped because they fed themselves, or failed. They do nothing until the
 * next start, or until other content may have mended them. Thread: world.
 */
public final class Quarantine {
    private final World world;
    private final Set<String> stopped = new TreeSet<>();
    private final List<Listener> listeners = new ArrayList<>();

    Quarantine(World world) {
        this.world = world;
    }

    /** Is told of each trigger that is stopped, once. */
    @FunctionalInterface
    public interface Listener {
        /**
         * @param trigger where it is, and its name: {@code room old-mine/stables: lever}
         * @param why half a sentence
         */
        void stopped(String trigger, long tick, String why);
    }

    public void listen(Listener listener) {
        listeners.add(listener);
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
        for (var listener : listeners) listener.stopped(trigger, world.now(), why);
    }
}
