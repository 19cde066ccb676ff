package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Abroad;
import emberdelve.server.command.Command;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;

import java.util.stream.Stream;

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
        var here = scene.directory().online().stream().map(UsersCommand::line);
        var abroad = scene.directory().abroad().people().stream().map(UsersCommand::line);
        return Reply.of(new UsersView(Stream.concat(here, abroad).toList()));
    }

    private static UsersView.Line line(Presence presence) {
        return new UsersView.Line(
                presence.actor().name(),
                presence.role().word(),
                presence.from(),
                presence.actor().room().id().value(),
                presence.linkDead());
    }

    private static UsersView.Line line(Abroad.Person person) {
        var seat = person.seat();
        return new UsersView.Line(
                person.name(),
                seat.role().word(),
                seat.from(),
                person.body().room().value(),
                seat.linkDead());
    }
}
