package emberdelve.server.schedule;

import java.util.ArrayList;
import java.util.List;

/**
 * The actors that are due in a zone of time mode {@code turns} and wait for the first of them to
 * decide, in the order in which they will act. While there are any, the zone's time stands still.
 * Thread: world.
 */
public final class Hold<C extends Contender> {
    private final List<C> waiting = new ArrayList<>();
    private long since;

    public boolean isEmpty() {
        return waiting.isEmpty();
    }

    public boolean holds(Contender contender) {
        return waiting.contains(contender);
    }

    public void add(C contender) {
        waiting.add(contender);
    }

    public C first() {
        return waiting.getFirst();
    }

    public void removeFirst() {
        waiting.removeFirst();
    }

    /** Begins to wait for the first actor, in that tick of the world. */
    public void startTimer(long worldTick) {
        since = worldTick;
    }

    public long waitedTicks(long worldTick) {
        return worldTick - since;
    }
}
