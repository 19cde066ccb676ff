package emberdelve.server.command.character;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Listing;
import emberdelve.server.world.actor.Habits;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * {@code alias}, {@code alias kk kill %1}, {@code unalias kk}: words of a player's own. The session
 * puts their meaning in their place before it reads the line.
 *
 * @param word empty to be shown all
 * @param meaning empty to be shown this one
 */
public record AliasCommand(String word, String meaning) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SELF, "al*ias").optionalText(AliasCommand::parse);

    private static AliasCommand parse(String rest) {
        var blank = rest.indexOf(' ');
        var word = blank < 0 ? rest : rest.substring(0, blank);
        return new AliasCommand(
                word.toLowerCase(Locale.ROOT), blank < 0 ? "" : rest.substring(blank + 1).strip());
    }

    @Override
    public Reply run(Scene scene) {
        var habits = scene.self().preferences().habits();
        if (word.isEmpty()) return list(habits);
        if (meaning.isEmpty()) return one(habits);
        if (word.length() > Habits.ALIAS_WORD_CHARS_MAX)
            return tooLong(Habits.ALIAS_WORD_CHARS_MAX);
        if (meaning.length() > Habits.ALIAS_CHARS_MAX) return tooLong(Habits.ALIAS_CHARS_MAX);
        if (scene.directory().lexicon().isVerb(word))
            return Reply.note("alias.is-verb", Map.of("word", word));
        if (habits.aliases().size() == Habits.ALIASES_MAX && !habits.aliases().containsKey(word))
            return Reply.note("alias.full");
        set(scene, habits.withAlias(word, meaning));
        return Reply.note("alias.set", Map.of("word", word, "meaning", meaning));
    }

    static void set(Scene scene, Habits now) {
        var self = scene.self();
        self.setPreferences(self.preferences().withHabits(now));
    }

    private static Reply list(Habits habits) {
        List<String> rows =
                habits.aliases().entrySet().stream()
                        .map(alias -> alias.getKey() + ": " + alias.getValue())
                        .toList();
        return Reply.of(new Listing(rows.isEmpty() ? "alias.none" : "alias.list", Map.of(), rows));
    }

    private Reply one(Habits habits) {
        var known = habits.aliases().get(word);
        return known == null
                ? Reply.note("alias.unknown", Map.of("word", word))
                : Reply.note("alias.is", Map.of("word", word, "meaning", known));
    }

    private static Reply tooLong(int most) {
        return Reply.note("alias.too-long", Map.of("most", Integer.toString(most)));
    }
}
