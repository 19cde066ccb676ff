package emberdelve.server.feature.guide;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;

import java.util.List;

/** The places to which a guide leads people (docs/rules.md R15.6). Thread: world. */
record Stops(World world, Guide guide) {
    /** The stops where the traveller has been, in their order, without the room where it is now. */
    List<Room> known(Actor traveller) {
        return all().stream()
                .filter(room -> room != traveller.room())
                .filter(room -> world.hooks().hasBeenIn(traveller, room))
                .toList();
    }

    /**
     * Whether the guide leads people away from that room: from each stop, and from each room of a
     * safe zone.
     */
    boolean isServed(Room room) {
        return room.zone().template().safe() || all().contains(room);
    }

    long fare(Actor traveller) {
        return guide.fare(traveller.progress().level());
    }

    /** The words for a stop: {@code Winding Landing, The Old Mine}. */
    static String words(Room stop) {
        return stop.template().name() + ", " + stop.zone().template().name();
    }

    private List<Room> all() {
        return guide.stops().stream().flatMap(id -> world.map().find(id).stream()).toList();
    }
}
