package emberdelve.server.rule.move;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

import java.util.List;

/** {@code out}: walks through the only exit; asks which, where there are several. */
record OutCommand() implements Command.Timed {
    public static final Verb VERB = Verb.of(Verb.Kind.MOVE, "out").alone(OutCommand::new);

    @Override
    public Intent intent(Scene scene) {
        var ways = List.copyOf(scene.room().ways());
        if (!ways.isEmpty()) return WhichWay.among(ways);
        return scene.world()
                .part(Thresholds.class)
                .first(threshold -> threshold.leave(scene))
                .orElseGet(() -> Intent.refuse(Reply.note("walk.no-exit")));
    }
}
