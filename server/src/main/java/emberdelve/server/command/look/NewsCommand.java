package emberdelve.server.command.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.NewsView;

/** {@code news}: what is new in the game. */
public record NewsCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "new*s").alone(NewsCommand::new);

    @Override
    public Reply run(Scene scene) {
        return Reply.of(new NewsView(scene.world().content().news()));
    }
}
