package emberdelve.server.feature.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

import java.util.Optional;

/**
 * {@code map}, {@code map words}: what lies around, as far as one sees.
 *
 * @param drawn whether a picture is wanted, by those who look
 */
record MapCommand(boolean drawn) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "m*ap").parsed(MapCommand::parse);

    private static Optional<Command> parse(String rest) {
        return switch (rest) {
            case "" -> Optional.of(new MapCommand(true));
            case "words" -> Optional.of(new MapCommand(false));
            default -> Optional.empty();
        };
    }

    @Override
    public Reply run(Scene scene) {
        return Reply.of(new MapView(Survey.of(scene), drawn));
    }
}
