package emberdelve.server.feature.newcomer;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

import java.util.Optional;

/** {@code skip}, {@code skip tutorial}: turns the tutorial off. */
record SkipCommand() implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SELF, "sk*ip")
                    .listedAfter("tutorial")
                    .explainedBy("tutorial")
                    .parsed(rest ->
                            rest.isEmpty() || rest.equalsIgnoreCase("tutorial")
                                    ? Optional.of(new SkipCommand())
                                    : Optional.empty());

    @Override
    public Reply run(Scene scene) {
        var self = scene.self();
        var tutorial = new Tutorial(self.preferences().settings(), self.progress().level());
        if (!tutorial.isOn()) return Reply.note("tutorial.not-on");
        self.setPreferences(self.preferences().withSettings(tutorial.skipped()));
        return Reply.note("tutorial.skipped");
    }
}
