package emberdelve.server.feature.character;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Mailbox;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.KnownNames;
import emberdelve.server.view.Question;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code character}: leaves the dungeon, to play another character of the account without logging
 * in again. {@code character delete NAME} deletes this character for good, after asking.
 *
 * @param delete the name that was typed after {@code delete}; empty to switch
 * @param sure whether the question was answered
 */
record CharacterCommand(String delete, boolean sure) implements Command.Parting {
    private static final List<String> SWITCHING = List.of("switch", "list", "new");

    public static final Verb VERB =
            Verb.of(Verb.Kind.SELF, "char*acter").parsed(CharacterCommand::parse);

    private static Optional<Command> parse(String rest) {
        var words = TypedWords.apart(rest.toLowerCase(Locale.ROOT));
        if (words.isEmpty() || (words.size() == 1 && SWITCHING.contains(words.getFirst())))
            return Optional.of(new CharacterCommand("", false));
        if (!words.getFirst().equals("delete")) return Optional.empty();
        return switch (words.size()) {
            case 2 -> Optional.of(new CharacterCommand(words.get(1), false));
            case 3 ->
                    words.get(2).equals("yes")
                            ? Optional.of(new CharacterCommand(words.get(1), true))
                            : Optional.empty();
            default -> Optional.empty();
        };
    }

    @Override
    public Reply run(Scene scene) {
        if (scene.role() == Role.GUEST) return Reply.note("guest.one-character");
        var self = scene.self();
        if (self.combat().isFighting()) return Reply.note("character.in-fight");
        if (!delete.isEmpty()) {
            if (!self.name().equalsIgnoreCase(delete))
                return Reply.note("character.delete-own", self.named());
            if (!sure) return ask(scene);
            AliasCommand.set(scene, self.preferences().settings().withDeleted(true));
            scene.world().part(Mailbox.class).clear(self);
            scene.world().part(KnownNames.class).giveUp(self.name());
        }
        scene.directory().quitToAccount(self);
        return Reply.NOTHING;
    }

    private static Reply ask(Scene scene) {
        var name = scene.self().name();
        var box = scene.world().part(Mailbox.class);
        var arguments =
                Map.of(
                        "who", name,
                        "letters", Long.toString(box.letters(scene.self())),
                        "notices", Long.toString(box.notices(scene.self())));
        var options =
                List.of(
                        Question.Option.of("yes", "character delete " + name + " yes"),
                        Question.Option.of("no", ""));
        return Reply.of(new Question("question.delete", arguments, options, Optional.of(2)));
    }
}
