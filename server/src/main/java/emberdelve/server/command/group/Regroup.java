package emberdelve.server.command.group;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.world.group.Groups;

/** {@code regroup}: all members who are here follow the leader again. */
public record Regroup() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.GROUP, "reg*roup").alone(Regroup::new);

    @Override
    public Reply run(Scene scene) {
        return Leading.reply(scene.world().part(Groups.class).regroup(scene.self()), "");
    }
}
