package emberdelve.server.command.move;

import emberdelve.server.command.Command;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.world.action.Rest;

/** {@code pass}, {@code .}: lets a turn go by. */
public record Pass() implements Command.Timed {
    public static final Verb VERB = Verb.of(Verb.Kind.MOVE, "p*ass", ".").alone(Pass::new);

    @Override
    public Intent intent(Scene scene) {
        return Intent.to(Rest.REST);
    }
}
