package emberdelve.server.model;

import emberdelve.config.content.Direction;

import java.util.List;
import java.util.random.RandomGenerator;

/** One actor's turn: what the actor finds around it, and can change. Thread: world. */
public interface Turn {
    Actor self();

    /**
     * The part of the world of that class; the world itself is one, too.
     *
     * @throws IllegalStateException when no feature offers it
     */
    <T> T part(Class<T> type);

    /** Something happened in the actor's room. */
    void emit(WorldEvent event);

    /** Tells the actor alone. */
    void tell(WorldEvent event);

    default Room room() {
        return self().room();
    }

    /** The stream of chance of the zone the actor is in. */
    default RandomGenerator random() {
        return room().zone().random();
    }

    default Exit exit(Direction direction) {
        return room().exit(direction, self());
    }

    /** Ways nothing shuts, held ones included. */
    default List<Way> openWays() {
        return room().ways().stream().filter(Way::isOpen).toList();
    }

    /** Ways that are open and not held. */
    default List<Way> waysToFlee() {
        return openWays().stream()
                .filter(way -> exit(way.direction()) instanceof Exit.Open)
                .filter(way -> self().isCharacter() || way.to().zone() == room().zone())
                .toList();
    }

    /** What it is to do next, before anything that its player typed; nothing for monsters. */
    default void goOnWith(Order order) {
        if (self().minds().own() instanceof PlayerMind mind) mind.goOnWith(order);
    }
}
