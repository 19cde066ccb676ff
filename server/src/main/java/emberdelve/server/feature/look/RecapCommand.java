package emberdelve.server.feature.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.RecapView;

import java.util.Optional;

/** {@code recap}, {@code recap 30}: shows the latest events again, with every blow. */
record RecapCommand(int moments) implements Command.Free {
    /** The moments that are shown without a number: a screenful. */
    static final int STANDARD = 20;

    /** The most moments that can be shown, which are all that are kept. */
    static final int MOST = RecapView.MOMENTS_MAX;

    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "r*ecap").parsed(RecapCommand::parse);

    private static Optional<Command> parse(String rest) {
        if (rest.isEmpty()) return Optional.of(new RecapCommand(STANDARD));
        return Numbers.whole(rest, 1, MOST).map(count -> new RecapCommand(count.intValue()));
    }

    @Override
    public Reply run(Scene scene) {
        var recent = scene.directory().recent(scene.self());
        var from = Math.max(0, recent.size() - moments);
        return Reply.of(new RecapView(recent.subList(from, recent.size())));
    }
}
