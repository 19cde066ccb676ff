package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Borders;
import emberdelve.server.rule.move.Travel;

import java.util.Map;

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
        var room = Places.find(scene, where);
        if (room.isEmpty()) return Reply.note("goto.nowhere", Map.of("where", where));

        if (new Borders(scene.world()).bar(room.get().id())) return Reply.note("walk.barred");

        var self = scene.self().get();
        var left = self.room();
        scene.world().part(Travel.class).teleport(self, room.get());
        var number = scene.audit("goto", room.get().id().value(), "");
        scene.canTakeBack(new MoveBack(scene.world(), self, left, room.get()));
        return Reply.note(
                "goto.done", Map.of("room", room.get().template().name(), "audit", number));
    }
}
