package emberdelve.server.feature.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code news}: what is new in the game. */
record NewsCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "new*s").alone(NewsCommand::new);

    @Override
    public Reply run(Scene scene) {
        return Reply.of(new NewsView(scene.world().content().news()));
    }
}
