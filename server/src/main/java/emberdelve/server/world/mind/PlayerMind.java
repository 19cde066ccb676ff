package emberdelve.server.world.mind;

import emberdelve.server.world.action.Action;
import emberdelve.server.world.action.Attack;
import emberdelve.server.world.action.Flee;
import emberdelve.server.world.action.Rest;
import emberdelve.server.world.action.Turn;
import java.util.ArrayDeque;
import java.util.Optional;

/**
 * A player at their character's helm: orders in the order typed. It only decides by itself in a
 * fight, when no order waits.
 */
public final class PlayerMind implements Mind {
    private final ArrayDeque<Order> waiting = new ArrayDeque<>();
    private final int waitingMax;

    /**
     * @param waitingMax orders that may wait; a further one is refused
     */
    public PlayerMind(int waitingMax) {
        this.waitingMax = waitingMax;
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
        var self = turn.self();
        var opponent = self.fray().opponent();
        if (opponent.isEmpty()) return Rest.REST;

        var wimpy = self.preferences().wimpyPercent();
        var tooHurt = self.hp() * 100L < (long) wimpy * self.stats().hp();
        if (tooHurt && !turn.waysToFlee().isEmpty()) return new Flee();
        return new Attack(opponent.get());
    }
}
