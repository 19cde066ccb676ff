package emberdelve.server.simulate;

import emberdelve.config.content.Direction;
import emberdelve.server.model.Room;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The finder of ways, who has a map. */
final class WayFinder {
    private WayFinder() {}

    /** The first step on the shortest way to another room like that; empty if there is none. */
    static Optional<Direction> towards(Room from, Predicate<Room> goal) {
        var steps = new HashMap<Room, Direction>();
        var open = new ArrayDeque<Room>(List.of(from));
        for (var here = open.poll(); here != null; here = open.poll()) {
            var first = Optional.ofNullable(steps.get(here));
            if (first.isPresent() && goal.test(here)) return first;
            for (var way : here.ways()) {
                if (way.to() == from || steps.containsKey(way.to())) continue;
                steps.put(way.to(), first.orElse(way.direction()));
                open.add(way.to());
            }
        }
        return Optional.empty();
    }
}
