package emberdelve.server.feature.social;

import emberdelve.config.content.Content;
import emberdelve.server.command.Verb;
import emberdelve.server.offer.Feature;

import java.util.List;

/** The feature of gestures, each with a verb of its own. */
public final class SocialFeature implements Feature {
    @Override
    public String name() {
        return "social";
    }

    @Override
    public List<String> messages() {
        return List.of("socials");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(SocialCommand.VERB);
    }

    @Override
    public List<Verb> verbs(Content content) {
        return GestureCommand.words(content.messages()).stream().map(GestureCommand::verb).toList();
    }
}
