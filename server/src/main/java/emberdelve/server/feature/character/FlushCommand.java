package emberdelve.server.feature.character;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.PlayerMind;

import java.util.Map;

/** {@code flush}, {@code cancel}: drops the commands that wait. Runs as soon as it arrives. */
record FlushCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SELF, "flu*sh").alone(FlushCommand::new);
    public static final Verb CANCEL = Verb.of(Verb.Kind.SELF, "can*cel").alone(FlushCommand::new);

    @Override
    public Reply run(Scene scene) {
        var dropped = scene.self().minds().own() instanceof PlayerMind mind ? mind.flush() : 0;
        scene.world().turns().arrange(scene.self());
        if (dropped == 0) return Reply.note("flush.none");
        return Reply.note("flush.dropped", Map.of("count", Integer.toString(dropped)));
    }
}
