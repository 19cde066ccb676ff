package emberdelve.server.feature.character;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.CharacterSettings;
import emberdelve.server.view.Listing;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * {@code alias}, {@code alias kk kill %1}, {@code unalias kk}: a player's own words. The session
 * replaces them by their meaning before it parses the line.
 *
 * @param word the player's own word; empty to list all aliases
 * @param meaning the words that it stands for; empty to show this alias
 */
record AliasCommand(String word, String meaning) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SELF, "al*ias").inOwnWords().optionalText(AliasCommand::parse);

    private static AliasCommand parse(String rest) {
        var blank = rest.indexOf(' ');
        var word = blank < 0 ? rest : rest.substring(0, blank);
        return new AliasCommand(
                word.toLowerCase(Locale.ROOT), blank < 0 ? "" : rest.substring(blank + 1).strip());
    }

    @Override
    public Reply run(Scene scene) {
        var settings = scene.self().preferences().settings();
        if (word.isEmpty()) return list(settings);
        if (meaning.isEmpty()) return one(settings);
        if (word.length() > CharacterSettings.ALIAS_WORD_CHARS_MAX)
            return tooLong(CharacterSettings.ALIAS_WORD_CHARS_MAX);
        if (meaning.length() > CharacterSettings.ALIAS_CHARS_MAX)
            return tooLong(CharacterSettings.ALIAS_CHARS_MAX);
        if (scene.directory().lexicon().isVerb(word))
            return Reply.note("alias.is-verb", Map.of("word", word));
        if (settings.aliases().size() == CharacterSettings.ALIASES_MAX
                && !settings.aliases().containsKey(word)) return Reply.note("alias.full");
        set(scene, settings.withAlias(word, meaning));
        return Reply.note("alias.set", Map.of("word", word, "meaning", meaning));
    }

    static void set(Scene scene, CharacterSettings now) {
        var self = scene.self();
        self.setPreferences(self.preferences().withSettings(now));
    }

    private static Reply list(CharacterSettings settings) {
        List<String> rows =
                settings.aliases().entrySet().stream()
                        .map(alias -> alias.getKey() + ": " + alias.getValue())
                        .toList();
        return Reply.of(new Listing(rows.isEmpty() ? "alias.none" : "alias.list", Map.of(), rows));
    }

    private Reply one(CharacterSettings settings) {
        var known = settings.aliases().get(word);
        return known == null
                ? Reply.note("alias.unknown", Map.of("word", word))
                : Reply.note("alias.is", Map.of("word", word, "meaning", known));
    }

    private static Reply tooLong(int most) {
        return Reply.note("alias.too-long", Map.of("most", Integer.toString(most)));
    }
}
