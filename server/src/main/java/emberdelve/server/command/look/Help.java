package emberdelve.server.command.look;

import emberdelve.config.content.HelpPage;
import emberdelve.config.content.Loanword;
import emberdelve.server.command.Command;
import emberdelve.server.command.OwnWords;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Suggestions;
import emberdelve.server.command.Verb;
import emberdelve.server.command.Verbs;
import emberdelve.server.view.HelpView;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * {@code help}, {@code help WORD}: a page of help.
 *
 * @param word empty for the first page
 */
public record Help(String word) implements Command.Free {
    /** More would be a menu and no help. */
    private static final int FOUND_MAX = 8;

    public static final Verb VERB =
            Verb.of(Verb.Kind.SEE, "help", "?")
                    .optionalText(rest -> new Help(rest.toLowerCase(Locale.ROOT)));

    @Override
    public boolean isLeftToTheFrozen() {
        return true;
    }

    @Override
    public Reply run(Scene scene) {
        if (OwnWords.of(scene.world().content()).loanword(word).orElse(null)
                instanceof Loanword.Says(var answer))
            return Reply.note("command.says", Map.of("answer", answer));
        var pages = scene.world().content().help();
        var own = OwnWords.of(scene.world().content()).page(word);
        var page = pages.get(word.isEmpty() ? "help" : own.orElseGet(() -> ofVerb(word)));
        if (page != null) return Reply.of(new HelpView(page));

        var near = Suggestions.nearest(word, pages.keySet());
        if (!near.isEmpty())
            return Reply.note("help.near", Map.of("word", word, "words", String.join(", ", near)));
        var speaking = speakingOf(pages.values());
        return speaking.isEmpty()
                ? Reply.note("help.none", Map.of("word", word))
                : Reply.note(
                        "help.found", Map.of("word", word, "words", String.join(", ", speaking)));
    }

    /** The pages with those words in them, those first that begin with them. */
    private List<String> speakingOf(Collection<HelpPage> pages) {
        return pages.stream()
                .filter(page -> text(page).contains(word))
                .sorted(Comparator.comparingInt(page -> text(page).indexOf(word)))
                .map(HelpPage::word)
                .limit(FOUND_MAX)
                .toList();
    }

    private static String text(HelpPage page) {
        return (page.word() + " " + page.summary() + " " + String.join(" ", page.paragraphs()))
                .toLowerCase(Locale.ROOT);
    }

    private static String ofVerb(String word) {
        return Verbs.meant(word).map(Verb::help).orElse(word);
    }
}
