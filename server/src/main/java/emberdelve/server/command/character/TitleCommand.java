package emberdelve.server.command.character;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Silence;
import emberdelve.server.command.Verb;
import emberdelve.server.world.actor.Habits;

import java.util.Map;
import java.util.Optional;

/**
 * {@code title the Cautious}, {@code title none}: what others read after the name.
 *
 * @param words empty to be shown one's own
 */
public record TitleCommand(String words) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SELF, "tit*le").optionalText(TitleCommand::new);

    @Override
    public Reply run(Scene scene) {
        var self = scene.self();
        var habits = self.preferences().habits();
        if (words.isEmpty())
            return habits.title().isEmpty()
                    ? Reply.note("title.none")
                    : Reply.note("title.is", Map.of("title", habits.title()));
        if (words.length() > Habits.TITLE_CHARS_MAX) {
            var most = Integer.toString(Habits.TITLE_CHARS_MAX);
            return Reply.note("title.too-long", Map.of("most", most));
        }
        var title = words.equalsIgnoreCase("none") ? "" : words;
        // Others read it, so whoever may not talk may only take theirs off.
        var silence = title.isEmpty() ? Optional.<Reply>empty() : Silence.of(scene);
        if (silence.isPresent()) return silence.get();
        self.setPreferences(self.preferences().withHabits(habits.withTitle(title)));
        return title.isEmpty()
                ? Reply.note("title.none")
                : Reply.note("title.is", Map.of("title", title));
    }
}
