package emberdelve.server.feature.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code scan}: lists the actors in sight. */
record ScanCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "sc*an").alone(ScanCommand::new);

    @Override
    public Reply run(Scene scene) {
        return Reply.of(
                new ScanView(
                        Survey.of(scene).stream()
                                .filter(place -> !place.people().isEmpty())
                                .toList()));
    }
}
