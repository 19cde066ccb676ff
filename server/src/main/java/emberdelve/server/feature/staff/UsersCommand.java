package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;

/** {@code users}: lists who is connected, from where, and in which room. */
record UsersCommand() implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "user*s").from(Role.ADMIN).alone(UsersCommand::new);

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
        return Reply.of(
                new UsersView(
                        scene.directory().online().stream()
                                .map(presence ->
                                        new UsersView.Line(
                                                presence.actor().name(),
                                                presence.role().word(),
                                                presence.from(),
                                                presence.actor().room().id().value(),
                                                presence.linkDead()))
                                .toList()));
    }
}
