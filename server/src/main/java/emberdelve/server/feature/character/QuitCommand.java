package emberdelve.server.feature.character;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Question;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code quit}: leaves the dungeon as soon as the character is stored; asks first in a fight.
 *
 * @param sure whether that question was answered
 */
record QuitCommand(boolean sure) implements Command.Parting {
    public static final Verb VERB = Verb.of(Verb.Kind.SELF, "qui*t").parsed(QuitCommand::parse);

    private static Optional<Command> parse(String rest) {
        return switch (rest) {
            case "" -> Optional.of(new QuitCommand(false));
            case "yes" -> Optional.of(new QuitCommand(true));
            default -> Optional.empty();
        };
    }

    @Override
    public boolean needsSaving() {
        return true;
    }

    @Override
    public boolean isLeftToTheFrozen() {
        return true;
    }

    @Override
    public Reply run(Scene scene) {
        if (scene.self().combat().isFighting() && !sure) return askFirst();
        scene.directory().quit(scene.self());
        return Reply.NOTHING;
    }

    private static Reply askFirst() {
        var options = List.of(Question.Option.of("yes", "quit yes"), Question.Option.of("no", ""));
        return Reply.of(new Question("question.quit", Map.of(), options, Optional.of(2)));
    }
}
