package emberdelve.server.command.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import java.util.Map;

/** {@code time}: how many units of time this world has seen. */
public record Time() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "time").alone(Time::new);

    @Override
    public Reply run(Scene scene) {
        return Reply.note(
                "time.now",
                Map.of(
                        "tick", Long.toString(scene.world().now()),
                        "turn", Long.toString(scene.room().zone().gameTurn().number())));
    }
}
