package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;

import java.util.Map;
import java.util.Optional;

/**
 * {@code at WHERE COMMAND}: does a staff command as if there, and moves nobody. The console, which
 * stands nowhere, does by it what needs a place.
 *
 * @param where a room, or the name of somebody who is in it
 */
record AtCommand(String where, String line) implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "at").from(Role.HELPER).inOwnWords().parsed(AtCommand::parse);

    private static Optional<Command> parse(String rest) {
        var blank = rest.indexOf(' ');
        return blank < 0
                ? Optional.empty()
                : Optional.of(
                        new AtCommand(rest.substring(0, blank), rest.substring(blank + 1).strip()));
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene) {
        var room = Places.find(scene, where);
        if (room.isEmpty()) return Reply.note("goto.nowhere", Map.of("where", where));
        return scene.directory().give(scene.at(room.get()), line);
    }
}
