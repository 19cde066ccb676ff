package emberdelve.server.feature.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

import java.util.Optional;

/**
 * {@code news}: what is new in the game. {@code news 10}: the ten newest pieces. {@code news all}:
 * all of them.
 *
 * @param most how many pieces to show at most, the newest
 */
record NewsCommand(int most) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "new*s").parsed(NewsCommand::parse);

    /** The pieces that are shown without a number: about a screenful. */
    static final int STANDARD = 4;

    private static Optional<Command> parse(String rest) {
        if (rest.isEmpty()) return Optional.of(new NewsCommand(STANDARD));
        if (rest.equalsIgnoreCase("all")) return Optional.of(new NewsCommand(Integer.MAX_VALUE));
        return Numbers.whole(rest, 1, Integer.MAX_VALUE)
                .map(count -> new NewsCommand(count.intValue()));
    }

    @Override
    public Reply run(Scene scene) {
        var all = scene.world().content().news();
        var shown = Math.min(most, all.size());
        return Reply.of(new NewsView(all.subList(0, shown), all.size() - shown));
    }
}
