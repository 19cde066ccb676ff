package emberdelve.server.feature.character;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

import java.util.Map;

/**
 * {@code ping TOKEN}: answers {@code pong TOKEN}, in order with all other commands that cost no
 * time.
 */
record PingCommand(String token) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SELF, "pi*ng").optionalText(PingCommand::new);

    @Override
    public Reply run(Scene scene) {
        return Reply.note("ping.pong", Map.of("token", token));
    }
}
