package emberdelve.server.feature.character;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Titles;
import emberdelve.server.command.Verb;
import emberdelve.server.model.CharacterSettings;
import emberdelve.server.rule.sanction.Silence;
import emberdelve.server.text.Semblance;

import java.util.Map;
import java.util.Optional;

/**
 * {@code title the Cautious}, {@code title none}: sets the title that others read after the name.
 *
 * @param words the new title, or {@code none}; empty to show the title
 */
record TitleCommand(String words) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SELF, "tit*le").inOwnWords().optionalText(TitleCommand::new);

    @Override
    public Reply run(Scene scene) {
        var self = scene.self();
        var settings = self.preferences().settings();
        if (words.isEmpty())
            return settings.title().isEmpty()
                    ? Reply.note("title.none")
                    : Reply.note("title.is", Map.of("title", settings.title()));
        if (words.length() > CharacterSettings.TITLE_CHARS_MAX) {
            var most = Integer.toString(CharacterSettings.TITLE_CHARS_MAX);
            return Reply.note("title.too-long", Map.of("most", most));
        }
        var title = words.equalsIgnoreCase("none") ? "" : words;
        // Others read the title, so a muted player may only remove one.
        var silence = title.isEmpty() ? Optional.<Reply>empty() : Silence.of(scene);
        if (silence.isPresent()) return silence.get();
        if (Semblance.isOfTheGame(scene.world().content().messages(), title))
            return Reply.note("talk.reads-as-ours");
        // A title that must be earned is worn only by those who have earned it.
        var unearned = scene.world().part(Titles.class).refusal(self, title);
        if (unearned.isPresent()) return Reply.of(unearned.get());
        self.setPreferences(self.preferences().withSettings(settings.withTitle(title)));
        return title.isEmpty()
                ? Reply.note("title.none")
                : Reply.note("title.is", Map.of("title", title));
    }
}
