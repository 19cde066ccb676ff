package emberdelve.server.feature.guide;

import emberdelve.config.read.PartReader;
import emberdelve.server.command.Verb;
import emberdelve.server.offer.Feature;
import emberdelve.server.text.Words;

import java.util.List;

/** The guide, who leads people to places where they have been, for a fare. */
public final class GuideFeature implements Feature {
    @Override
    public String name() {
        return "guide";
    }

    @Override
    public List<PartReader<?>> content() {
        return List.of(new GuideReader());
    }

    @Override
    public List<String> messages() {
        return List.of("guide");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(TravelCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(GuideEvent.class, GuideWords::tell));
    }
}
