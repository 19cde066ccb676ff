package emberdelve.server.command.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.TimelineView;
import emberdelve.server.world.actor.Actor;
import java.util.Comparator;

/** {@code timeline}: who acts next in this room, and when. */
public record Timeline() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "timeline").alone(Timeline::new);

    @Override
    public Reply run(Scene scene) {
        var lines = scene.room().actors().stream()
                .map(actor -> new TimelineView.Line(actor.named(), dueTick(scene, actor)))
                .sorted(Comparator.comparingLong(TimelineView.Line::dueTick))
                .toList();
        return Reply.of(new TimelineView(scene.room().zone().now(), lines));
    }

    private static long dueTick(Scene scene, Actor actor) {
        return Math.max(scene.room().zone().now(), scene.world().turns().readyTick(actor));
    }
}
