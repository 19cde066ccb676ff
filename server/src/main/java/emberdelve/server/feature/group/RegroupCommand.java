package emberdelve.server.feature.group;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code regroup}: makes all members in the room follow the leader again. */
record RegroupCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.GROUP, "reg*roup").alone(RegroupCommand::new);

    @Override
    public Reply run(Scene scene) {
        return Leading.reply(scene.world().part(Groups.class).regroup(scene.self()), "");
    }
}
