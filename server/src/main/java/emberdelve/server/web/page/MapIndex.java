package emberdelve.server.web.page;

import emberdelve.config.content.Content;
import emberdelve.config.content.Direction;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.ZoneTemplate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The choice of the places of the world that everybody is shown.
 *
 * <p>A safe zone, such as the town, is shown whole: every room with its name, its description, what
 * can be done in it, and its ways. Everybody begins there, nobody can be harmed, and knowing it
 * spoils nothing. Of any other zone there is no map, since finding the way is the game. It has its
 * name, its danger, its customs, what its builder has written of it for everybody, on which zones
 * it borders, and the rooms that one comes into straight from a safe zone, with their descriptions:
 * that is what whoever goes down sees first. Nothing is told of what lives or lies anywhere, nor of
 * the details that {@code look} finds.
 */
record MapIndex(Content content) {
    /** The zones that are shown whole. */
    private List<ZoneTemplate> safe() {
        return content.zones().values().stream().filter(ZoneTemplate::safe).toList();
    }

    private List<ZoneTemplate> dangerous() {
        return content.zones().values().stream()
                .filter(zone -> !zone.safe())
                .sorted(Comparator.comparingInt(ZoneTemplate::danger))
                .toList();
    }

    /** The safe zones, and behind them the others, the easiest first. */
    List<ZoneTemplate> all() {
        return Stream.concat(safe().stream(), dangerous().stream()).toList();
    }

    /** Whether there is a page of the zone: where it is shown whole, or its builder tells of it. */
    boolean hasPage(ZoneTemplate zone) {
        return zone.safe() || zone.about().isPresent();
    }

    /** The zones to which or from which a way leads, in the order of the list of all. */
    List<ZoneTemplate> neighbours(ZoneTemplate zone) {
        return all().stream()
                .filter(other -> !other.id().equals(zone.id()))
                .filter(other -> leads(zone, other) || leads(other, zone))
                .toList();
    }

    private static boolean leads(ZoneTemplate from, ZoneTemplate to) {
        return from.rooms().stream()
                .flatMap(room -> room.exits().values().stream())
                .anyMatch(exit -> exit.to().zone().equals(to.id()));
    }

    /** A way from one zone into another. */
    record Way(RoomTemplate from, Direction direction, RoomTemplate to) {}

    /** The ways by which one comes into that room from other zones that are safe. */
    List<Way> waysInto(RoomTemplate room) {
        var ways = new ArrayList<Way>();
        for (var zone : safe()) {
            if (zone.id().equals(room.id().zone())) continue;
            for (var from : zone.rooms())
                from.exits()
                        .forEach((direction, exit) -> {
                            if (exit.to().equals(room.id()))
                                ways.add(new Way(from, direction, room));
                        });
        }
        return ways;
    }

    /** The zone of a room that exists. */
    ZoneTemplate zone(RoomId room) {
        return content.zones().values().stream()
                .filter(zone -> zone.id().equals(room.zone()))
                .findFirst()
                .orElseThrow();
    }

    /** A room that exists. */
    RoomTemplate room(RoomId id) {
        return zone(id).rooms().stream()
                .filter(room -> room.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
