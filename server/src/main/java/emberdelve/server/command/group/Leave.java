package emberdelve.server.command.group;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.world.group.Groups;

/** {@code leave}: goes on without the group. */
public record Leave() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.GROUP, "le*ave").alone(Leave::new);

    @Override
    public Reply run(Scene scene) {
        return scene.world().part(Groups.class).leave(scene.self())
                ? Reply.NOTHING
                : Reply.note("group.none");
    }
}
