package emberdelve.server.feature.look;

import emberdelve.config.content.Coordinates;
import emberdelve.server.command.Scene;
import emberdelve.server.kernel.Light;
import emberdelve.server.kernel.Sight;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Named;
import emberdelve.server.model.Room;
import emberdelve.server.model.Way;
import emberdelve.server.view.MapPlace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The places that a character sees along open ways. Thread: world. */
final class Survey {
    private Survey() {}

    /**
     * The places within the character's vision: its own room, then the others, the nearest first.
     */
    static List<MapPlace> of(Scene scene) {
        var self = scene.self();
        var vision = self.stats().vision();
        var places = new ArrayList<MapPlace>();
        for (var near : scene.turn().part(Sight.class).from(scene.room())) {
            if (near.steps() > vision) break;
            places.add(place(scene, near.room()));
        }
        return List.copyOf(places);
    }

    private static MapPlace place(Scene scene, Room room) {
        var dark = !Light.canSeeIn(scene.self(), room);
        return new MapPlace(
                room.template().name(),
                offset(scene.room(), room),
                scene.turn().part(Sight.class).path(scene.room(), room),
                room.ways().stream().map(Way::direction).toList(),
                dark,
                dark ? List.of() : people(room, scene.self()));
    }

    private static List<Named> people(Room room, Actor self) {
        return room.actors().stream()
                .filter(actor -> actor != self && actor.isSeenBy(self))
                .map(Actor::named)
                .toList();
    }

    private static Optional<Coordinates> offset(Room from, Room to) {
        if (from.zone() != to.zone()) return Optional.empty();
        var here = from.template().at();
        var there = to.template().at();
        return Optional.of(
                new Coordinates(there.x() - here.x(), there.y() - here.y(), there.z() - here.z()));
    }
}
