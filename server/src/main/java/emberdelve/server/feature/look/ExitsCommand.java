package emberdelve.server.feature.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Looking;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code exits}: lists the exits, one a line. */
record ExitsCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "exi*ts").alone(ExitsCommand::new);

    @Override
    public Reply run(Scene scene) {
        return Reply.of(Looking.exits(scene.room()));
    }
}
