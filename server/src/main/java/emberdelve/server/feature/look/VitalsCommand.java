package emberdelve.server.feature.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Looking;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code hp}: shows the character's hit points and condition. */
record VitalsCommand() implements Command.Free {
    static final Verb VERB = Verb.of(Verb.Kind.SEE, "h*p").alone(VitalsCommand::new);

    @Override
    public Reply run(Scene scene) {
        return Reply.of(Looking.vitals(scene.world(), scene.self()));
    }
}
