package emberdelve.server.feature.atlas;

import emberdelve.config.content.Coordinates;
import emberdelve.config.content.Direction;
import emberdelve.server.model.Room;
import emberdelve.server.model.Way;
import emberdelve.server.model.Zone;
import emberdelve.server.view.DataView;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * A zone as far as one character knows it.
 *
 * @param zone the zone's id
 * @param area the zone's name
 * @param places rooms that the character has been in, and those that their exits lead to
 */
public record AtlasView(String zone, String area, List<Place> places) implements DataView {
    /**
     * A room that the character knows of.
     *
     * @param number the room's number, as in {@link emberdelve.server.view.Spot}
     * @param name the room's name; empty if the character has not been there
     * @param exits the room's exits; empty if the character has not been there
     */
    public record Place(int number, String name, Coordinates at, List<Exit> exits) {
        /** Whether the character has been there. */
        public boolean been() {
            return !name.isEmpty();
        }
    }

    /**
     * A way out.
     *
     * @param to the number of the room it leads to
     * @param door whether the exit has a door, open or shut: the character may not see which
     */
    public record Exit(Direction direction, int to, boolean door) {}

    /**
     * The zone as known to a character that has been in the rooms with the ordinals {@code been}.
     */
    static AtlasView of(Zone zone, BitSet been) {
        var known = new BitSet();
        for (var room : zone.rooms()) {
            if (!been.get(room.ordinal())) continue;
            known.set(room.ordinal());
            for (var way : room.ways()) if (way.to().zone() == zone) known.set(way.to().ordinal());
        }
        var places = new ArrayList<Place>();
        known.stream()
                .mapToObj(zone.rooms()::get)
                .forEach(room -> places.add(place(room, been.get(room.ordinal()))));
        return new AtlasView(zone.template().id(), zone.template().name(), List.copyOf(places));
    }

    private static Place place(Room room, boolean been) {
        var template = room.template();
        return been
                ? new Place(room.number(), template.name(), template.at(), exits(room))
                : new Place(room.number(), "", template.at(), List.of());
    }

    private static List<Exit> exits(Room room) {
        return room.ways().stream().map(AtlasView::exit).toList();
    }

    private static Exit exit(Way way) {
        return new Exit(way.direction(), way.to().number(), way.door().isPresent());
    }

    /** Whether this view shows that the character has been in that room. */
    boolean hasBeenIn(Room room) {
        if (!zone.equals(room.zone().template().id())) return false;
        for (var place : places) if (place.number() == room.number()) return place.been();
        return false;
    }
}
