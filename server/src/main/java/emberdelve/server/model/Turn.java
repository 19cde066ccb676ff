package emberdelve.server.model;

import emberdelve.config.content.Direction;

import java.util.List;
import java.util.random.RandomGenerator;

/** The world as an actor can see and change it during its turn. Thread: world. */
public interface Turn {
    Actor self();

    /**
     * The part of the world of that class; the world itself is one, too.
     *
     * @throws IllegalStateException when no feature offers it
     */
    <T> T part(Class<T> type);

    /** Emits an event in the actor's room. */
    void emit(WorldEvent event);

    /** Tells an event to the actor only. */
    void tell(WorldEvent event);

    default Room room() {
        return self().room();
    }

    /** The stream of chance of the zone the actor is in. */
    default RandomGenerator random() {
        return room().zone().random();
    }

    default Exit exit(Direction direction) {
        return Exit.of(room(), direction, self());
    }

    /** Ways without a shut door, those that enemies hold included. */
    default List<Way> openWays() {
        return room().ways().stream().filter(Way::isOpen).toList();
    }

    /** Ways without a shut door that no enemy holds. */
    default List<Way> waysToFlee() {
        return openWays().stream()
                .filter(way -> exit(way.direction()) instanceof Exit.Open)
                .filter(way -> self().isCharacter() || way.to().zone() == room().zone())
                .toList();
    }
}
