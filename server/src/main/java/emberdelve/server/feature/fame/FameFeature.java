package emberdelve.server.feature.fame;

import emberdelve.server.command.Fame;
import emberdelve.server.command.Verb;
import emberdelve.server.offer.Exhibit;
import emberdelve.server.offer.Feature;
import emberdelve.server.text.Page;

import java.util.List;

/** The hall of fame. */
public final class FameFeature implements Feature {
    /** The lines of a table in a browser, whose pages are longer than the screens of a terminal. */
    private static final int SHOWN_BEST = 50;

    private static final int SHOWN_DEAD = 25;

    @Override
    public String name() {
        return "fame";
    }

    @Override
    public List<Verb> verbs() {
        return List.of(ScoresCommand.VERB, ObituaryCommand.VERB);
    }

    @Override
    public List<Exhibit<?>> exhibits() {
        return List.of(
                new Exhibit<>(
                        "fame",
                        FameTables.class,
                        (world, directory) ->
                                new FameTables(
                                        ScoresCommand.best(world, directory, SHOWN_BEST),
                                        ObituaryCommand.latest(
                                                world, directory.service(Fame.class), SHOWN_DEAD)),
                        (tables, voice) -> new FameExhibit(voice).write(tables)));
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(
                new Page<>(DeathsView.class, FamePages::deaths),
                new Page<>(FameView.class, FamePages::best));
    }
}
