package emberdelve.server.command.group;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code decline}: stays out of the group of whoever invited. */
public record Decline() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.GROUP, "decline").alone(Decline::new);

    @Override
    public Reply run(Scene scene) {
        return switch (scene.world().groups().decline(scene.self())) {
            case DONE -> Reply.NOTHING;
            case NOT_INVITED, FULL -> Reply.note("accept.not-invited");
        };
    }
}
