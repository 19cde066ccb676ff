package emberdelve.server.feature.staff;

import emberdelve.config.content.RoomId;
import emberdelve.server.admin.Drafts;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.rule.move.Travel;

import java.util.Map;
import java.util.Optional;

/** {@code goto ROOM}, {@code goto NAME}: moves the actor at once to that room or character. */
record GotoCommand(String where) implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "got*o").from(Role.HELPER).text(GotoCommand::new);

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene) {
        if (scene.self().isEmpty()) return Reply.note("staff.needs-body");
        var room = find(scene);
        if (room.isEmpty()) return Reply.note("goto.nowhere", Map.of("where", where));

        var zone = room.get().id().zone();
        if (!Drafts.mayEnter(scene.world().content(), zone, scene.who(), scene.role()))
            return Reply.note("goto.nowhere", Map.of("where", where));

        scene.world().part(Travel.class).teleport(scene.self().get(), room.get());
        var number = scene.audit("goto", room.get().id().value(), "");
        return Reply.note(
                "goto.done", Map.of("room", room.get().template().name(), "audit", number));
    }

    private Optional<Room> find(StaffScene scene) {
        if (where.indexOf('/') > 0 && !where.endsWith("/"))
            return scene.world().map().find(new RoomId(where));
        var player = scene.player(where).map(Presence::actor);
        // A room's whole name wins over the beginning of a player's name.
        return player.filter(actor -> actor.name().equalsIgnoreCase(where))
                .map(Actor::room)
                .or(() -> inThisZone(scene))
                .or(() -> player.map(Actor::room));
    }

    private Optional<Room> inThisZone(StaffScene scene) {
        return scene.self()
                .map(self -> self.room().zone().template().id())
                .flatMap(zone -> scene.world().map().find(RoomId.of(zone, where)));
    }
}
