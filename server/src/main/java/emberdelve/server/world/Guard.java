package emberdelve.server.world;

import emberdelve.server.world.actor.Actor;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Keeps one actor's fault from touching another: what an actor does is run here, an exception is
 * caught and reported, and an actor with three in a minute is quarantined. Thread: world.
 *
 * @see "docs/operating.md: A2"
 */
public final class Guard {
    static final int FAULTS_MAX = 3;

    private final World world;
    private final FaultListener listener;
    private final long windowTicks;
    private final Map<Actor, ArrayDeque<Long>> faults = new HashMap<>();
    private final Set<Actor> quarantined = new HashSet<>();

    Guard(World world, FaultListener listener, long windowTicks) {
        this.world = world;
        this.listener = listener;
        this.windowTicks = windowTicks;
    }

    /** Is told of every fault that was caught. */
    @FunctionalInterface
    public interface FaultListener {
        void caught(Actor actor, long tick, RuntimeException fault, boolean quarantined);
    }

    /** Runs it, unless the actor is quarantined. */
    public void run(Actor actor, Runnable deed) {
        if (quarantined.contains(actor)) return;
        try {
            deed.run();
        } catch (RuntimeException fault) {
            count(actor);
            listener.caught(actor, world.now(), fault, quarantined.contains(actor));
        }
    }

    public boolean isQuarantined(Actor actor) {
        return quarantined.contains(actor);
    }

    void forget(Actor actor) {
        faults.remove(actor);
        quarantined.remove(actor);
    }

    private void count(Actor actor) {
        var times = faults.computeIfAbsent(actor, _ -> new ArrayDeque<>());
        times.add(world.now());
        while (times.getFirst() <= world.now() - windowTicks) times.remove();
        if (times.size() >= FAULTS_MAX) quarantined.add(actor);
    }
}
