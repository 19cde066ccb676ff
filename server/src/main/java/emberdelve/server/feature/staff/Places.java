package emberdelve.server.feature.staff;

import emberdelve.config.content.RoomId;
import emberdelve.server.admin.Drafts;
import emberdelve.server.command.StaffScene;
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
        var player =
                scene.player(where)
                        .map(presence ->
                                new Whereabouts(presence.actor().name(), presence.actor().room()))
                        .or(() -> abroad(scene, where));
        // A room's whole name wins over the beginning of a player's name.
        return player.filter(each -> each.name().equalsIgnoreCase(where))
                .map(Whereabouts::room)
                .or(() -> inThisZone(scene, where))
                .or(() -> player.map(Whereabouts::room));
    }

    private record Whereabouts(String name, Room room) {}

    private static Optional<Whereabouts> abroad(StaffScene scene, String where) {
        return scene.directory()
                .abroad(where)
                .flatMap(person ->
                        scene.world()
                                .map()
                                .find(person.body().room())
                                .map(room -> new Whereabouts(person.name(), room)));
    }

    private static Optional<Room> inThisZone(StaffScene scene, String where) {
        return scene.room()
                .map(room -> room.zone().template().id())
                .flatMap(zone -> scene.world().map().find(RoomId.of(zone, where)));
    }
}
