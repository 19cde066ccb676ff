package emberdelve.server.feature.moon;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code moon}: looks at the moon. Takes no time. */
record MoonCommand() implements Command.Free {
    static final Verb VERB = Verb.of(Verb.Kind.SEE, "moo*n").alone(MoonCommand::new);

    @Override
    public Reply run(Scene scene) {
        scene.world().part(Moon.class).watchedBy(scene.self());
        return Reply.of(MoonView.of(scene.world()));
    }
}
