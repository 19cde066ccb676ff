package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;

import java.util.Map;

/** {@code backup}: copies the stored world while the game runs. */
record BackupCommand() implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "bac*kup").from(Role.ADMIN).alone(BackupCommand::new);

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public boolean isDeed() {
        return false;
    }

    @Override
    public Reply run(StaffScene scene) {
        return scene.directory().upkeep().backUp()
                ? Reply.note("backup.begun", Map.of())
                : Reply.note("backup.busy", Map.of());
    }
}
