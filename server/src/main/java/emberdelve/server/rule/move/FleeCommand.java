package emberdelve.server.rule.move;

import emberdelve.server.command.Command;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code flee}: flees from a fight through any open exit. */
record FleeCommand() implements Command.Timed {
    public static final Verb VERB =
            Verb.of(Verb.Kind.FIGHT, "fl*ee").listedAfter("consider").alone(FleeCommand::new);

    @Override
    public Intent intent(Scene scene) {
        return Intent.to(new Flee());
    }
}
