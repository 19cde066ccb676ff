package emberdelve.server.feature.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.command.VerbEntry;

import java.util.ArrayList;

/** {@code commands}: lists every verb that this player may use, by kind. */
record CommandsCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "c*ommands").alone(CommandsCommand::new);

    @Override
    public Reply run(Scene scene) {
        var groups = new ArrayList<CommandsView.Group>();
        for (var kind : Verb.Kind.values()) {
            var verbs =
                    scene.directory().lexicon().entries().stream()
                            .filter(verb ->
                                    verb.kind() == kind && scene.role().isAtLeast(verb.least()))
                            .map(VerbEntry::name)
                            .toList();
            if (!verbs.isEmpty()) groups.add(new CommandsView.Group(kind.word(), verbs));
        }
        return Reply.of(new CommandsView(groups));
    }
}
