package emberdelve.server.rule.group;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code disband}: ends the group. */
record DisbandCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.GROUP, "di*sband").alone(DisbandCommand::new);

    @Override
    public Reply run(Scene scene) {
        return Leading.reply(scene.world().part(Leadership.class).disband(scene.self()), "");
    }
}
