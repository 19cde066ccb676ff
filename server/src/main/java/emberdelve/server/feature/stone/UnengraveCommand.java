package emberdelve.server.feature.stone;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;

import java.util.Map;

/** {@code unengrave NUMBER}: takes the words of a line off the stone. */
record UnengraveCommand(String number) implements Command.Staff {
    static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "unengr*ave").from(Role.HELPER).text(UnengraveCommand::new);

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene) {
        var carvings = scene.world().part(Carvings.class);
        var lines = carvings.standing();
        var at = Numbers.whole(number, 1, lines.size());
        if (at.isEmpty()) return Reply.note("stone.no-number", Map.of("number", number));
        var line = lines.get(at.get().intValue() - 1);
        carvings.blank(line);
        var audit = scene.audit("unengrave", line.name(), line.words());
        return Reply.note("stone.removed", Map.of("who", line.name(), "audit", audit));
    }
}
