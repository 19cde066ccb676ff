package emberdelve.server.rule.turn;

import emberdelve.server.command.Verb;
import emberdelve.server.kernel.TurnEvent;
import emberdelve.server.model.Actor;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Topic;
import emberdelve.server.text.Page;
import emberdelve.server.text.Words;

import java.util.List;

/** The feature that shows players whose turn comes when. */
public final class TurnFeature implements Feature {
    @Override
    public String name() {
        return "turn";
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(TurnEvent.class, TurnWords::tell));
    }

    @Override
    public List<Verb> verbs() {
        return List.of(TimelineCommand.VERB);
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(new Page<>(TimelineView.class, TimelinePage::write));
    }

    /**
     * Whether somebody in the room fights: in peace, turns would be told anew each second, to no
     * use.
     */
    private static boolean isFoughtAround(Actor actor) {
        return actor.room().actors().stream().anyMatch(each -> each.combat().isFighting());
    }

    @Override
    public List<Topic<?>> topics() {
        return List.of(
                new Topic<>(
                        TimelineData.TIMELINE,
                        (world, actor, _) ->
                                isFoughtAround(actor)
                                        ? TimelineCommand.view(world, actor)
                                        : TimelineView.peace(world)));
    }
}
