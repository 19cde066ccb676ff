package emberdelve.server.feature.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

import java.util.Optional;

/**
 * {@code map}, {@code map words}: shows the places around, as far as the character sees.
 *
 * @param drawn whether to draw a picture for a reader without a screen reader
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
