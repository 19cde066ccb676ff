package emberdelve.server.game;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * What is only said or done when a tick is safe on disk: answers to save and quit, the end of a
 * character's stay. Thread: world.
 */
final class Pledges {
    private record Pledge(long tick, Runnable deed) {}

    private final List<Pledge> waiting = new ArrayList<>();

    void when(long durableTick, Runnable deed) {
        waiting.add(new Pledge(durableTick, deed));
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }

    /** Keeps every pledge up to that tick, in the order in which they were given. */
    void keep(long durableTick) {
        var kept = new ArrayList<Runnable>();
        for (Iterator<Pledge> all = waiting.iterator(); all.hasNext(); ) {
            var pledge = all.next();
            if (pledge.tick() > durableTick) continue;
            all.remove();
            kept.add(pledge.deed());
        }
        kept.forEach(Runnable::run);
    }
}
