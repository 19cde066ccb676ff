package emberdelve.server.walk;

import emberdelve.config.content.Content;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.server.bot.WayFinder;

import java.util.LinkedHashMap;
import java.util.List;
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
        return find(from, to::equals, closed).map(Map.Entry::getValue);
    }

    /** The nearest other room like that; empty if there is none. */
    Optional<RoomId> nearest(RoomId from, Predicate<RoomId> goal, Set<Exit> closed) {
        return find(from, goal, closed).map(Map.Entry::getKey);
    }

    private Optional<Map.Entry<RoomId, Exit>> find(
            RoomId from, Predicate<RoomId> goal, Set<Exit> closed) {
        return WayFinder.find(from, here -> open(here, closed), exit -> template(exit).to(), goal);
    }

    private List<Exit> open(RoomId room, Set<Exit> closed) {
        return room(room).exits().keySet().stream()
                .map(direction -> new Exit(room, direction))
                .filter(exit -> !closed.contains(exit))
                .toList();
    }
}
