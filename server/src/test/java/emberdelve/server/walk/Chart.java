package emberdelve.server.walk;

import emberdelve.config.content.Content;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** All rooms and ways as they are written in the content. Immutable. */
final class Chart {
    private final Map<RoomId, RoomTemplate> rooms = new LinkedHashMap<>();

    Chart(Content content) {
        for (var zone : content.zones().values())
            for (var room : zone.rooms()) rooms.put(room.id(), room);
    }

    /** One way out of a room. */
    record Exit(RoomId from, Direction direction) {
        @Override
        public String toString() {
            return direction.word() + " from " + from;
        }
    }

    Map<RoomId, RoomTemplate> rooms() {
        return Map.copyOf(rooms);
    }

    Set<RoomId> ids() {
        return rooms.keySet();
    }

    RoomTemplate room(RoomId id) {
        var room = rooms.get(id);
        if (room == null) throw new Stranded("there is no room " + id);
        return room;
    }

    ExitTemplate template(Exit exit) {
        var template = room(exit.from()).exits().get(exit.direction());
        if (template == null) throw new Stranded("there is no way " + exit);
        return template;
    }

    /** The first step on the shortest way to another room; empty if there is none. */
    Optional<Exit> towards(RoomId from, RoomId to, Set<Exit> closed) {
        return Optional.ofNullable(firstSteps(from, to::equals, closed).get(to));
    }

    /** The nearest other room like that; empty if there is none. */
    Optional<RoomId> nearest(RoomId from, Predicate<RoomId> goal, Set<Exit> closed) {
        return firstSteps(from, goal, closed).keySet().stream().filter(goal).findFirst();
    }

    /** Those to all rooms that are nearer than the first like that, and to that one. */
    private Map<RoomId, Exit> firstSteps(RoomId from, Predicate<RoomId> goal, Set<Exit> closed) {
        var steps = new LinkedHashMap<RoomId, Exit>();
        var open = new ArrayDeque<RoomId>();
        open.add(from);
        for (var here = open.poll(); here != null; here = open.poll()) {
            for (var way : room(here).exits().entrySet()) {
                var exit = new Exit(here, way.getKey());
                var to = way.getValue().to();
                if (closed.contains(exit) || to.equals(from) || steps.containsKey(to)) continue;
                steps.put(to, steps.getOrDefault(here, exit));
                if (goal.test(to)) return steps;
                open.add(to);
            }
        }
        return steps;
    }
}
