package emberdelve.server.kernel;

import emberdelve.config.content.Content;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.model.Chance;
import emberdelve.server.model.Door;
import emberdelve.server.model.Room;
import emberdelve.server.model.Way;
import emberdelve.server.model.Zone;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
    private final WorldSeed seed;

    /** The zones of content, as against those opened during play: only they change with content. */
    private final Set<Zone> built = new LinkedHashSet<>();

    /** The zones opened during play that are other worlds'. */
    private final Set<Zone> abroad = new LinkedHashSet<>();

    private List<Zone> zones = List.of();

    WorldMap(Content content, WorldSeed seed) {
        this.seed = seed;
        for (var template : content.walkable()) built.add(lay(template, seed.tick()));
        for (var zone : built) join(zone, KeptDoors.NONE);
        zones = own();
    }

    private List<Zone> own() {
        return byId.values().stream()
                .filter(zone ->
                        built.contains(zone)
                                ? seed.territory().holds(zone.template().id())
                                : !abroad.contains(zone))
                .toList();
    }

    /** Adds a zone of another world, as {@link #open} adds one of this world. */
    Zone openAbroad(ZoneTemplate template, long now) {
        var zone = open(template, 0, now);
        abroad.add(zone);
        zones = own();
        return zone;
    }

    /**
     * Adds a zone.
     *
     * @param itsSeed the seed of its stream of chance
     * @throws IllegalStateException if a zone of that id exists
     */
    Zone open(ZoneTemplate template, long itsSeed, long now) {
        if (byId.containsKey(template.id())) throw new IllegalStateException(template.id());
        var zone = lay(template, new Chance(itsSeed), now);
        join(zone, KeptDoors.NONE);
        zones = own();
        return zone;
    }

    /** Removes a zone. No actor may be in it, and no way may lead into it from another zone. */
    void close(Zone zone) {
        byId.remove(zone.template().id(), zone);
        abroad.remove(zone);
        for (var room : zone.rooms()) {
            rooms.remove(room.id());
            numbers.release(room.number());
        }
        zones = own();
    }

    /**
     * Goes on with the zones and rooms of other content. Those of the same id stay the same, with
     * all that is in them; doors stay as they are while they have their name and their lock. Zones
     * that were opened during play stay as they were.
     *
     * @return rooms that are no more: nobody finds them, and no way leads out of them or into them
     */
    List<Room> rebuild(Content content, long now) {
        var doors = new KeptDoors(rooms.values());
        var gone = new ArrayList<Room>();
        for (var zone : List.copyOf(byId.values())) {
            var template = content.zone(zone.template().id());
            if (template.isPresent()) gone.addAll(change(zone, template.get()));
            else if (built.contains(zone)) gone.addAll(remove(zone));
        }
        for (var template : content.walkable()) {
            if (byId.containsKey(template.id())) continue;
            built.add(lay(template, now));
        }
        for (var zone : built) for (var room : zone.rooms()) room.disconnect();
        for (var zone : byId.values())
            if (built.contains(zone)) join(zone, doors);
            else keepRefuge(zone, content.rules().startRoom());
        zones = own();
        return gone;
    }

    /** Frees the numbers of rooms that are no more. */
    void release(List<Room> gone) {
        for (var room : gone) numbers.release(room.number());
    }

    private List<Room> change(Zone zone, ZoneTemplate template) {
        zone.become(template);
        var before = new LinkedHashMap<RoomId, Room>();
        for (var room : zone.rooms()) before.put(room.id(), room);
        var after = new ArrayList<Room>();
        for (var each : template.rooms()) {
            var room = before.remove(each.id());
            if (room == null) room = lay(each, zone, after.size());
            else room.become(each, after.size());
            after.add(room);
        }
        zone.consistOf(after);
        return drop(before.values());
    }

    private List<Room> remove(Zone zone) {
        byId.remove(zone.template().id());
        built.remove(zone);
        return drop(zone.rooms());
    }

    private List<Room> drop(Collection<Room> gone) {
        for (var room : gone) {
            rooms.remove(room.id());
            room.disconnect();
        }
        return List.copyOf(gone);
    }

    /**
     * Gives a zone that was opened during play another refuge, if the room that was its refuge is
     * no more.
     */
    private void keepRefuge(Zone zone, RoomId start) {
        var template = zone.template();
        if (!rooms.containsKey(template.refuge()))
            zone.become(template.with(start, template.timeMode()));
    }

    /**
     * The zones of this world's territory. A snapshot: a loop over it does not see zones that are
     * opened or closed meanwhile.
     */
    public List<Zone> zones() {
        return zones;
    }

    /** The zone of that id, which may be another world's. */
    public Optional<Zone> zone(String id) {
        return Optional.ofNullable(byId.get(id));
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

    /** The door between rooms of these ids, if there are such rooms, and such a door. */
    public Optional<Door> door(RoomId one, RoomId other) {
        return find(one).flatMap(room -> find(other).flatMap(to -> doorBetween(room, to)));
    }

    /** Whether the door is still one between two rooms of this map. */
    public boolean has(Door door) {
        return door(door.one(), door.other()).filter(its -> its == door).isPresent();
    }

    private Zone lay(ZoneTemplate template, long now) {
        return lay(template, seed.stream(template.id()), now);
    }

    private Zone lay(ZoneTemplate template, Chance random, long now) {
        var zone = new Zone(template, random, now);
        byId.put(template.id(), zone);
        for (var each : template.rooms()) zone.add(lay(each, zone, zone.rooms().size()));
        return zone;
    }

    private Room lay(RoomTemplate template, Zone zone, int ordinal) {
        var room = new Room(template, numbers.of(template.id()), zone, ordinal);
        rooms.put(room.id(), room);
        return room;
    }

    private void join(Zone zone, KeptDoors doors) {
        for (var room : zone.rooms())
            room.template()
                    .exits()
                    .forEach((direction, exit) -> connect(room, direction, exit, doors));
    }

    private void connect(Room room, Direction direction, ExitTemplate exit, KeptDoors doors) {
        var to = rooms.get(exit.to());
        if (to == null) throw new IllegalArgumentException("unchecked exit to " + exit.to());
        var door =
                exit.door()
                        .map(name ->
                                doorBetween(room, to)
                                        .orElseGet(() ->
                                                doors.between(room, to, name, hasLock(room, to))));
        room.connect(new Way(room, direction, to, door));
    }

    /**
     * The door between the rooms, if it is built already: all ways between two rooms share one
     * door.
     */
    private static Optional<Door> doorBetween(Room room, Room to) {
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
