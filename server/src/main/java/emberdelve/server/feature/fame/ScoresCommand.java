package emberdelve.server.feature.fame;

import emberdelve.server.command.Command;
import emberdelve.server.command.Directory;
import emberdelve.server.command.Fame;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Renown;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.feature.delve.DelveCommand;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Fate;

import java.util.Optional;

/**
 * {@code scores}, {@code scores 30}: the best characters, living and fallen, and the latest cleared
 * delves. {@code scores delves}, {@code scores daily}: only those delves.
 */
record ScoresCommand(int most) implements Command.Free {
    private static final int STANDARD = 10;
    private static final int DELVES = 3;

    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "scores").parsed(ScoresCommand::parse);

    private static Optional<Command> parse(String rest) {
        if (rest.isEmpty()) return Optional.of(new ScoresCommand(STANDARD));
        if (rest.equalsIgnoreCase("delves"))
            return Optional.of(new DelveCommand(DelveCommand.Wish.SCORES));
        if (rest.equalsIgnoreCase("daily"))
            return Optional.of(new DelveCommand(DelveCommand.Wish.DAILY_SCORES));
        return Numbers.whole(rest, 1, Fame.REMEMBERED_MAX)
                .map(count -> new ScoresCommand(count.intValue()));
    }

    @Override
    public Reply run(Scene scene) {
        var best = best(scene.world(), scene.directory(), most);
        var delves = DelveCommand.cleared(scene.world(), DELVES);
        return delves.lines().isEmpty() ? Reply.of(best) : Reply.of(best, delves);
    }

    static FameView best(World world, Directory directory, int most) {
        var here =
                directory.online().stream().map(presence -> Renown.of(presence.actor())).toList();
        return new FameView(
                directory.service(Fame.class).best(most, here).stream()
                        .map(renown -> line(world, renown))
                        .toList());
    }

    private static FameView.Line line(World world, Renown renown) {
        var end =
                renown.fate() instanceof Fate.Fallen(var death)
                        ? Optional.of(ObituaryCommand.end(world, death))
                        : Optional.<DeathsView.End>empty();
        return new FameView.Line(
                renown.name(), renown.characterClass(), renown.level(), renown.xp(), end);
    }
}
