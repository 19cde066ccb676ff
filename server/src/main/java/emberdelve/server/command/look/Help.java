package emberdelve.server.command.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.OwnWords;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Suggestions;
import emberdelve.server.command.Verb;
import emberdelve.server.command.Verbs;
import emberdelve.server.view.HelpView;
import java.util.Locale;
import java.util.Map;

/**
 * {@code help}, {@code help WORD}: a page of help.
 *
 * @param word empty for the first page
 */
public record Help(String word) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SEE, "help", "?")
                    .optionalText(rest -> new Help(rest.toLowerCase(Locale.ROOT)));

    @Override
    public boolean isLeftToTheFrozen() {
        return true;
    }

    @Override
    public Reply run(Scene scene) {
        var pages = scene.world().content().help();
        var own = OwnWords.of(scene.world().content()).page(word);
        var page = pages.get(word.isEmpty() ? "help" : own.orElseGet(() -> ofVerb(word)));
        if (page != null) return Reply.of(new HelpView(page));

        var near = Suggestions.nearest(word, pages.keySet());
        return near.isEmpty()
                ? Reply.note("help.none", Map.of("word", word))
                : Reply.note("help.near", Map.of("word", word, "words", String.join(", ", near)));
    }

    private static String ofVerb(String word) {
        return Verbs.pageOf(word).orElse(word);
    }
}
