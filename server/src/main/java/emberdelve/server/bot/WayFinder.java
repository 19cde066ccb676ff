package emberdelve.server.bot;

import emberdelve.config.content.Direction;
import emberdelve.server.model.Room;
import emberdelve.server.model.Way;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** The finder of shortest ways, which knows the whole map. */
public final class WayFinder {
    private WayFinder() {}

    /**
     * The first step on the shortest way to another room that is a goal; empty if there is none.
     */
    public static Optional<Direction> towards(Room from, Predicate<Room> goal) {
        return find(from, Room::ways, Way::to, goal).map(found -> found.getValue().direction());
    }

    /**
     * The nearest other place that is a goal, and the first way on the shortest path to it; empty
     * if there is none.
     */
    public static <P, W> Optional<Map.Entry<P, W>> find(
            P from, Function<P, Collection<W>> ways, Function<W, P> to, Predicate<P> goal) {
        var first = new HashMap<P, W>();
        var open = new ArrayDeque<P>(List.of(from));
        for (var here = open.poll(); here != null; here = open.poll()) {
            for (var way : ways.apply(here)) {
                var there = to.apply(way);
                if (there.equals(from) || first.containsKey(there)) continue;
                var step = first.getOrDefault(here, way);
                first.put(there, step);
                if (goal.test(there)) return Optional.of(Map.entry(there, step));
                open.add(there);
            }
        }
        return Optional.empty();
    }
}
