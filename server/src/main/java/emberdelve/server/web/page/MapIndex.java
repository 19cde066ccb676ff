package emberdelve.server.web.page;

import emberdelve.config.content.Content;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.ZoneTemplate;

import java.util.Comparator;
import java.util.List;

/**
 * The choice of the places of the world that everybody is shown.
 *
 * <p>A safe zone, such as the town, is shown whole: every room with its name, its description, what
 * can be done in it, and its ways. Everybody begins there, nobody can be harmed, and knowing it
 * spoils nothing. Of any other zone there is no map, since finding the way is the game. It has its
 * name, its danger, its customs, and the rooms that one comes into straight from a safe zone, with
 * their descriptions: that is what whoever goes down sees first. Nothing is told of what lives or
 * lies anywhere, nor of the details that {@code look} finds.
 */
record MapIndex(Content content) {
    /** The zones that are shown whole. */
    List<ZoneTemplate> safe() {
        return content.zones().values().stream().filter(ZoneTemplate::safe).toList();
    }

    /** All other zones, the easiest first. */
    List<ZoneTemplate> dangerous() {
        return content.zones().values().stream()
                .filter(zone -> !zone.safe())
                .sorted(Comparator.comparingInt(ZoneTemplate::danger))
                .toList();
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
