package emberdelve.server.kernel;

import emberdelve.config.content.Content;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.model.Chance;
import emberdelve.server.model.Door;
import emberdelve.server.model.Room;
import emberdelve.server.model.Way;
import emberdelve.server.model.Zone;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Zones and rooms, built from their templates; zones in the order of their ids. Most zones exist
 * from the start; others are opened and closed during play.
 */
public final class WorldMap {
    private final TreeMap<String, Zone> byId = new TreeMap<>();
    private final Map<RoomId, Room> rooms = new LinkedHashMap<>();
    private final RoomNumbers numbers = new RoomNumbers();
    private List<Zone> zones = List.of();

    /**
     * @param seed of all chance; each zone has a stream of its own, by its id, so that a new zone
     *     changes nothing in the others
     */
    WorldMap(Content content, long seed, long now) {
        for (var template : content.zones().values())
            lay(template, seed ^ Seeds.mix(template.id()), now);
        for (var zone : byId.values()) join(zone);
        zones = List.copyOf(byId.values());
    }

    /**
     * Adds a zone.
     *
     * @param seed of its stream of chance
     * @throws IllegalStateException if a zone of that id exists
     */
    Zone open(ZoneTemplate template, long seed, long now) {
        if (byId.containsKey(template.id())) throw new IllegalStateException(template.id());
        var zone = lay(template, seed, now);
        join(zone);
        zones = List.copyOf(byId.values());
        return zone;
    }

    /** Removes a zone. No actor may be in it, and no way may lead into it from another zone. */
    void close(Zone zone) {
        byId.remove(zone.template().id(), zone);
        for (var room : zone.rooms()) {
            rooms.remove(room.id());
            numbers.release(room.number());
        }
        zones = List.copyOf(byId.values());
    }

    /** A snapshot: a loop over it does not see zones that are opened or closed meanwhile. */
    public List<Zone> zones() {
        return zones;
    }

    /**
     * @throws IllegalArgumentException when there is no such room; {@link #find} answers empty
     */
    public Room room(RoomId id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("no room " + id));
    }

    public Optional<Room> find(RoomId id) {
        return Optional.ofNullable(rooms.get(id));
    }

    private Zone lay(ZoneTemplate template, long seed, long now) {
        var zone = new Zone(template, new Chance(seed), now);
        byId.put(template.id(), zone);
        for (var roomTemplate : template.rooms()) {
            var room =
                    new Room(
                            roomTemplate, numbers.of(roomTemplate.id()), zone, zone.rooms().size());
            zone.add(room);
            rooms.put(room.id(), room);
        }
        return zone;
    }

    private void join(Zone zone) {
        for (var room : zone.rooms())
            room.template().exits().forEach((direction, exit) -> connect(room, direction, exit));
    }

    private void connect(Room room, Direction direction, ExitTemplate exit) {
        var to = rooms.get(exit.to());
        if (to == null) throw new IllegalArgumentException("unchecked exit to " + exit.to());
        var door =
                exit.door()
                        .map(name ->
                                otherSide(room, to)
                                        .orElseGet(() -> new Door(name, hasLock(room, to))));
        room.connect(new Way(room, direction, to, door));
    }

    /** The door between the rooms, if it is built already: all ways of two rooms share one. */
    private static Optional<Door> otherSide(Room room, Room to) {
        return Stream.concat(
                        to.ways().stream().filter(way -> way.to() == room),
                        room.ways().stream().filter(way -> way.to() == to))
                .flatMap(way -> way.door().stream())
                .findFirst();
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
}
