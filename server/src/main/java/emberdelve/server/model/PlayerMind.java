package emberdelve.server.model;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;

/**
 * The mind of a player's character: it carries out orders in the order typed. Without orders it
 * decides only in a fight.
 */
public final class PlayerMind implements Mind {
    private final ArrayDeque<Order> waiting = new ArrayDeque<>(0);
    private final int waitingMax;
    private final Mind reflex;

    /**
     * @param waitingMax most orders that may wait; a further one is refused
     * @param reflex what the character does in a fight when no order waits
     */
    public PlayerMind(int waitingMax, Mind reflex) {
        this.waitingMax = waitingMax;
        this.reflex = reflex;
    }

    /** Adds an order to those that wait; false when too many wait. */
    public boolean offer(Order order) {
        return waiting.size() < waitingMax && waiting.add(order);
    }

    /** Puts an order first: it is the rest of a command that was begun. */
    public void goOnWith(Order order) {
        waiting.addFirst(order);
    }

    public Optional<Order> next() {
        return Optional.ofNullable(waiting.peek());
    }

    public void removeNext() {
        waiting.remove();
    }

    /** The orders that wait, in their order; a copy. */
    public List<Order> orders() {
        return List.copyOf(waiting);
    }

    /** Drops all orders that wait; answers how many. */
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
