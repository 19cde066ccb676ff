package emberdelve.server.feature.fame;

import emberdelve.server.command.Verb;
import emberdelve.server.offer.Feature;
import emberdelve.server.text.Page;

import java.util.List;

/** The hall of fame. */
public final class FameFeature implements Feature {
    @Override
    public String name() {
        return "fame";
    }

    @Override
    public List<Verb> verbs() {
        return List.of(ScoresCommand.VERB, ObituaryCommand.VERB);
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(
                new Page<>(DeathsView.class, FamePages::deaths),
                new Page<>(FameView.class, FamePages::best));
    }
}
