package emberdelve.server.world;

import emberdelve.server.world.actor.Actor;
import java.util.ArrayList;
import java.util.List;

/**
 * Those who are due in a zone of pace {@code turns} and wait for the first of them to decide, in
 * the order in which they will act. While there are any, the zone's time stands still. Thread:
 * world.
 */
final class Hold {
    private final List<Actor> waiting = new ArrayList<>();
    private long since;

    boolean isEmpty() {
        return waiting.isEmpty();
    }

    boolean holds(Actor actor) {
        return waiting.contains(actor);
    }

    void add(Actor actor) {
        waiting.add(actor);
    }

    Actor first() {
        return waiting.getFirst();
    }

    void removeFirst() {
        waiting.removeFirst();
    }

    /** From that tick of the world on, the first one is waited for. */
    void startTimer(long worldTick) {
        since = worldTick;
    }

    long waitedTicks(long worldTick) {
        return worldTick - since;
    }
}
