package emberdelve.server.rule.move;

import emberdelve.server.command.Command;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code recall}: goes home to the zone's refuge after a while, but not in a fight. */
record RecallCommand() implements Command.Timed {
    public static final Verb VERB = Verb.of(Verb.Kind.MOVE, "recal*l").alone(RecallCommand::new);

    @Override
    public Intent intent(Scene scene) {
        return Intent.to(Recall.RECALL);
    }
}
