package emberdelve.server.command.group;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.world.group.Groups;

/** {@code disband}: ends the group. */
public record Disband() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.GROUP, "di*sband").alone(Disband::new);

    @Override
    public Reply run(Scene scene) {
        return Leading.reply(scene.world().part(Groups.class).disband(scene.self()), "");
    }
}
