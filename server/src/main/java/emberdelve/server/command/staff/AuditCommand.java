package emberdelve.server.command.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.AuditView;

/** {@code audit}: what staff did of late. */
public record AuditCommand() implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "audit").from(Role.ADMIN).alone(AuditCommand::new);

    @Override
    public Role least() {
        return Role.ADMIN;
    }

    @Override
    public boolean isDeed() {
        return false;
    }

    @Override
    public Reply run(StaffScene scene) {
        return Reply.of(new AuditView(scene.directory().latestDeeds()));
    }
}
