package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;

import java.util.Map;

/**
 * {@code invisible}: nobody of a lower role notices the member of staff any more, until it is typed
 * again. It is not stored: whoever logs in is seen.
 */
record InvisibleCommand() implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "invis*ible").from(Role.HELPER).alone(InvisibleCommand::new);

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene) {
        if (scene.self().isEmpty()) return Reply.note("staff.needs-body");
        var self = scene.self().get();
        if (self.combat().isFighting()) return Reply.note("invisible.in-fight");
        self.setInvisible(!self.isInvisible());
        var number = scene.audit("invisible", self.name(), self.isInvisible() ? "on" : "off");
        return Reply.note(
                self.isInvisible() ? "invisible.on" : "invisible.off", Map.of("audit", number));
    }
}
