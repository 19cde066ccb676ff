package emberdelve.server.world;

import emberdelve.config.content.Content;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.RoomId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Zones and rooms, joined up from their templates; zones in the order of their ids. */
final class WorldMap {
    private final List<Zone> zones;
    private final Map<RoomId, Room> rooms = new LinkedHashMap<>();

    /**
     * @param seed of all chance; each zone has a stream of its own, by its id, so that a new zone
     *     changes nothing in the others
     */
    WorldMap(Content content, long seed, long now) {
        var all = new ArrayList<Zone>();
        var numbers = new RoomNumbers();
        for (var template : content.zones().values()) {
            var zone = new Zone(template, new Chance(seed ^ Seeds.mix(template.id())), now);
            all.add(zone);
            for (var roomTemplate : template.rooms()) {
                var room = new Room(roomTemplate, numbers.of(roomTemplate.id()), zone);
                zone.add(room);
                rooms.put(room.id(), room);
            }
        }
        zones = List.copyOf(all);
        var doors = new LinkedHashMap<String, Door>();
        for (var room : rooms.values()) {
            room.template()
                    .exits()
                    .forEach((direction, exit) -> connect(room, direction, exit, doors));
        }
    }

    List<Zone> zones() {
        return zones;
    }

    Optional<Room> room(RoomId id) {
        return Optional.ofNullable(rooms.get(id));
    }

    private void connect(
            Room room, Direction direction, ExitTemplate exit, Map<String, Door> doors) {
        var to = rooms.get(exit.to());
        if (to == null) throw new IllegalArgumentException("unchecked exit to " + exit.to());
        var door =
                exit.door()
                        .map(name -> doors.computeIfAbsent(
                                key(room, to), _ -> new Door(name, hasLock(room, to))));
        room.connect(new Way(room, direction, to, door));
    }

    /** A door is locked at first if it takes a key from either side. */
    private static boolean hasLock(Room one, Room other) {
        return Stream.of(
                        one.template().exits().values().stream()
                                .filter(exit -> exit.to().equals(other.id())),
                        other.template().exits().values().stream()
                                .filter(exit -> exit.to().equals(one.id())))
                .flatMap(exits -> exits)
                .anyMatch(exit -> exit.key().isPresent());
    }

    /** The same from both sides, so that both share the door. */
    private static String key(Room one, Room other) {
        return one.id().compareTo(other.id()) < 0
                ? one.id() + " " + other.id()
                : other.id() + " " + one.id();
    }
}
