package emberdelve.server.command.group;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code accept}: joins the group of whoever invited last. */
public record Accept() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.GROUP, "accept").alone(Accept::new);

    @Override
    public Reply run(Scene scene) {
        return switch (scene.world().groups().accept(scene.self())) {
            case DONE -> Reply.NOTHING;
            case NOT_INVITED -> Reply.note("accept.not-invited");
            case FULL -> Reply.note("group.full");
        };
    }
}
