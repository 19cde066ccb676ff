package emberdelve.server.feature.newcomer;

import emberdelve.server.command.Verb;
import emberdelve.server.command.character.SetCommand;
import emberdelve.server.command.character.Skip;
import emberdelve.server.command.character.TutorialCommand;
import emberdelve.server.command.staff.FunnelCommand;
import emberdelve.server.offer.Feature;
import emberdelve.server.render.NewcomerPages;
import emberdelve.server.render.Page;
import emberdelve.server.view.FunnelView;
import emberdelve.server.view.TutorialView;

import java.util.List;

/** The tutorial, hints, and how far newcomers come. */
public final class NewcomerFeature implements Feature {
    @Override
    public String name() {
        return "newcomer";
    }

    @Override
    public List<String> messages() {
        return List.of("tutorial");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(TutorialCommand.VERB, Skip.VERB, SetCommand.HINTS, FunnelCommand.VERB);
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(
                new Page<>(FunnelView.class, NewcomerPages::funnel),
                new Page<>(TutorialView.class, NewcomerPages::tutorial));
    }
}
