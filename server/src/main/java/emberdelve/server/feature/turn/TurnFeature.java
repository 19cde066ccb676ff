package emberdelve.server.feature.turn;

import emberdelve.server.command.Verb;
import emberdelve.server.command.look.Timeline;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Topic;
import emberdelve.server.render.Page;
import emberdelve.server.view.TimelineView;

import java.util.List;

/** Who acts when. */
public final class TurnFeature implements Feature {
    @Override
    public String name() {
        return "turn";
    }

    @Override
    public List<Verb> verbs() {
        return List.of(Timeline.VERB);
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(new Page<>(TimelineView.class, TimelinePage::write));
    }

    @Override
    public List<Topic<?>> topics() {
        return List.of(
                new Topic<>(
                        TimelineData.TIMELINE, (world, actor, _) -> Timeline.view(world, actor)));
    }
}
