package emberdelve.server.rule.move;

import emberdelve.server.command.Command;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Rest;

/** {@code pass}, {@code .}: lets a turn go by. */
record PassCommand() implements Command.Timed {
    public static final Verb VERB = Verb.of(Verb.Kind.MOVE, "p*ass", ".").alone(PassCommand::new);

    @Override
    public Intent intent(Scene scene) {
        return Intent.to(Rest.REST);
    }
}
