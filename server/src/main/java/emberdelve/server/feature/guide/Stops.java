package emberdelve.server.feature.guide;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;

import java.util.List;

/** The places to which a guide leads people (docs/rules.md R15.6). Thread: world. */
record Stops(World world, Guide guide) {
    /** The stops where the traveller has been, but not the room where it is, in their order. */
    List<Room> known(Actor traveller) {
        return all().stream()
                .filter(room -> room != traveller.room())
                .filter(room -> world.hooks().hasBeenIn(traveller, room))
                .toList();
    }

    /** Whether the guide finds anybody in that room: at the stops, and wherever it is safe. */
    boolean isServed(Room room) {
        return room.zone().template().safe() || all().contains(room);
    }

    long fare(Actor traveller) {
        return guide.fare(traveller.progress().level());
    }

    /** A stop as it is told: {@code Winding Landing in The Old Mine}. */
    static String words(Room stop) {
        return stop.template().name() + ", " + stop.zone().template().name();
    }

    private List<Room> all() {
        return guide.stops().stream().flatMap(id -> world.map().find(id).stream()).toList();
    }
}
