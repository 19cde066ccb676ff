package emberdelve.server.rule.group;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code leave}: leaves the group. */
record LeaveCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.GROUP, "le*ave").alone(LeaveCommand::new);

    @Override
    public Reply run(Scene scene) {
        return scene.world().part(Groups.class).leave(scene.self())
                ? Reply.NOTHING
                : Reply.note("group.none");
    }
}
