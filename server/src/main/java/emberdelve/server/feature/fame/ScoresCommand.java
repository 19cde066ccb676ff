package emberdelve.server.feature.fame;

import emberdelve.server.command.Command;
import emberdelve.server.command.Directory;
import emberdelve.server.command.Fame;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Renown;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.ScoreTables;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Fate;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * {@code scores}, {@code scores 30}: lists the best characters, living and fallen, and below them
 * the scores that features keep, such as those of delves. {@code scores delves}: lists only the
 * scores of delves.
 *
 * @param table the word of a feature's table; empty for the best characters
 */
record ScoresCommand(int most, String table) implements Command.Free {
    private static final int STANDARD = 10;

    /** The word of a table; which tables there are is known in the world. */
    private static final Pattern WORD = Pattern.compile("[a-zA-Z]{1,20}");

    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "scores").parsed(ScoresCommand::parse);

    private static Optional<Command> parse(String rest) {
        if (rest.isEmpty()) return Optional.of(new ScoresCommand(STANDARD, ""));
        if (WORD.matcher(rest).matches())
            return Optional.of(new ScoresCommand(0, rest.toLowerCase(Locale.ROOT)));
        return Numbers.whole(rest, 1, Fame.REMEMBERED_MAX)
                .map(count -> new ScoresCommand(count.intValue(), ""));
    }

    @Override
    public Reply run(Scene scene) {
        var tables = scene.world().part(ScoreTables.class);
        if (!table.isEmpty())
            return tables.of(scene, table)
                    .orElseGet(
                            () -> Reply.of(scene.directory().lexicon().usage("scores " + table)));
        var views = new ArrayList<View>();
        views.add(best(scene.world(), scene.directory(), most));
        views.addAll(tables.below(scene.world()));
        return new Reply(List.copyOf(views), false);
    }

    static FameView best(World world, Directory directory, int most) {
        var playing = new ArrayList<Renown>();
        for (var presence : directory.online()) playing.add(Renown.of(presence.actor()));
        for (var person : directory.abroad().people()) playing.add(person.renown());
        return new FameView(
                directory.service(Fame.class).best(most, playing).stream()
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
