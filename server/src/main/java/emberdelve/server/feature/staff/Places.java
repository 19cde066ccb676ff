package emberdelve.server.feature.staff;

import emberdelve.config.content.RoomId;
import emberdelve.server.admin.Drafts;
import emberdelve.server.command.Presence;
import emberdelve.server.command.StaffScene;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;

import java.util.Optional;

/** The places that staff name: a room, or wherever somebody is. Thread: world. */
final class Places {
    private Places() {}

    /** The room that is meant, if the member of staff may enter it. */
    static Optional<Room> find(StaffScene scene, String where) {
        return meant(scene, where)
                .filter(room ->
                        Drafts.mayEnter(
                                scene.world().content(),
                                room.id().zone(),
                                scene.who(),
                                scene.role()));
    }

    private static Optional<Room> meant(StaffScene scene, String where) {
        if (where.indexOf('/') > 0 && !where.endsWith("/"))
            return scene.world().map().find(new RoomId(where));
        var player = scene.player(where).map(Presence::actor);
        // A room's whole name wins over the beginning of a player's name.
        return player.filter(actor -> actor.name().equalsIgnoreCase(where))
                .map(Actor::room)
                .or(() -> inThisZone(scene, where))
                .or(() -> player.map(Actor::room));
    }

    private static Optional<Room> inThisZone(StaffScene scene, String where) {
        return scene.room()
                .map(room -> room.zone().template().id())
                .flatMap(zone -> scene.world().map().find(RoomId.of(zone, where)));
    }
}
