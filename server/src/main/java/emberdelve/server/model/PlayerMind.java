package emberdelve.server.model;

import java.util.ArrayDeque;
import java.util.Optional;

/**
 * A player at their character's helm: orders in the order typed. It only decides by itself in a
 * fight, when no order waits.
 */
public final class PlayerMind implements Mind {
    private final ArrayDeque<Order> waiting = new ArrayDeque<>();
    private final int waitingMax;
    private final Mind reflex;

    /**
     * @param waitingMax orders that may wait; a further one is refused
     * @param reflex what the character does in a fight when no order waits
     */
    public PlayerMind(int waitingMax, Mind reflex) {
        this.waitingMax = waitingMax;
        this.reflex = reflex;
    }

    /** Lets an order wait; false when too many do. */
    public boolean offer(Order order) {
        return waiting.size() < waitingMax && waiting.add(order);
    }

    /** Does this before whatever waits: it is the rest of what was begun. */
    public void goOnWith(Order order) {
        waiting.addFirst(order);
    }

    public Optional<Order> next() {
        return Optional.ofNullable(waiting.peek());
    }

    public void removeNext() {
        waiting.remove();
    }

    /** Drops what waits; answers how many. */
    public int flush() {
        var dropped = waiting.size();
        waiting.clear();
        return dropped;
    }

    public boolean hasOrders() {
        return !waiting.isEmpty();
    }

    @Override
    public Action decide(Turn turn) {
        return reflex.decide(turn);
    }
}
