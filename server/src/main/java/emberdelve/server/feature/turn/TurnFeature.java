package emberdelve.server.feature.turn;

import emberdelve.server.command.Verb;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Topic;
import emberdelve.server.text.Page;

import java.util.List;

/** Shows players whose turn comes when. */
public final class TurnFeature implements Feature {
    @Override
    public String name() {
        return "turn";
    }

    @Override
    public List<Verb> verbs() {
        return List.of(TimelineCommand.VERB);
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(new Page<>(TimelineView.class, TimelinePage::write));
    }

    @Override
    public List<Topic<?>> topics() {
        return List.of(
                new Topic<>(
                        TimelineData.TIMELINE,
                        (world, actor, _) -> TimelineCommand.view(world, actor)));
    }
}
