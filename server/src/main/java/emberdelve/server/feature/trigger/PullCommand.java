package emberdelve.server.feature.trigger;

import emberdelve.config.content.Trigger.When;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Deed;
import emberdelve.server.rule.effect.Handle;

import java.util.Map;

/**
 * {@code pull lever}, {@code push stone}, {@code turn wheel}, {@code touch brass}: uses a thing
 * that has a trigger.
 */
record PullCommand(String what) implements Command.Timed {
    static final Verb VERB =
            Verb.of(Verb.Kind.THINGS, "pul*l", "pus*h", "turn", "tou*ch", "pres*s")
                    .text(PullCommand::new);

    @Override
    public Intent intent(Scene scene) {
        var deed =
                Deed.of(scene.room(), When.USE, scene.self()).called(what).to(scene.somebody(what));
        var hooks = scene.world().hooks();
        return hooks.isAwaited(deed)
                ? Intent.to(new Handle(deed))
                : Intent.refuse(Reply.note(Handle.refusal(hooks, deed), Map.of("what", what)));
    }
}
