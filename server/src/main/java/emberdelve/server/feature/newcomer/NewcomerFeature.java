package emberdelve.server.feature.newcomer;

import emberdelve.server.command.Greetings;
import emberdelve.server.command.Tutor;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.text.Page;

import java.util.List;

/** The feature of the tutorial, of hints, and of the count of how far newcomers come. */
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
        return List.of(TutorialCommand.VERB, SkipCommand.VERB, FunnelCommand.VERB);
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Hints.class, Hints::new);
        parts.offer(Tutor.class, () -> parts.get(Hints.class));
        parts.get(Greetings.class).add(Hints::welcome);
        hooks.onLeft(actor -> parts.get(Hints.class).left(actor));
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(
                new Page<>(FunnelView.class, NewcomerPages::funnel),
                new Page<>(TutorialView.class, NewcomerPages::tutorial));
    }
}
