package emberdelve.server.feature.look;

import emberdelve.config.content.Content;
import emberdelve.config.content.HelpPage;
import emberdelve.config.content.Loanword;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Lexicon;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Suggestions;
import emberdelve.server.command.Verb;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code help}, {@code help WORD}: a page of help.
 *
 * @param word the word to look up; empty for the first page
 */
record HelpCommand(String word) implements Command.Free {
    /** The most pages in a list of those that contain the words. */
    private static final int FOUND_MAX = 8;

    public static final Verb VERB =
            Verb.of(Verb.Kind.SEE, "he*lp", "?")
                    .optionalText(rest -> new HelpCommand(rest.toLowerCase(Locale.ROOT)));

    @Override
    public boolean isLeftToTheFrozen() {
        return true;
    }

    @Override
    public Reply run(Scene scene) {
        var content = scene.world().content();
        var isPage = content.help().containsKey(word);
        if (!isPage
                && scene.directory().lexicon().loanword(word).orElse(null)
                        instanceof Loanword.Says(var answer, _))
            return Reply.note("command.says", Map.of("answer", answer));
        var page = page(content, scene.directory().lexicon(), scene.role());
        if (page.isPresent()) return Reply.of(new HelpView(page.get()));

        var pages = pagesFor(scene, content);
        var near = Suggestions.nearest(word, pages.stream().map(HelpPage::word).toList());
        if (!near.isEmpty())
            return Reply.note("help.near", Map.of("word", word, "words", String.join(", ", near)));
        var speaking = speakingOf(pages);
        return speaking.isEmpty()
                ? Reply.note("help.none", Map.of("word", word))
                : Reply.note(
                        "help.found", Map.of("word", word, "words", String.join(", ", speaking)));
    }

    /**
     * The page of exactly that word; if there is none, the page of the verb that the word means.
     */
    Optional<HelpPage> page(Content content, Lexicon lexicon, Role role) {
        return Optional.ofNullable(content.help().get(word.isEmpty() ? "help" : word))
                .or(() -> lexicon.page(word, role).map(content.help()::get));
    }

    /** The pages that contain those words, first those that have them nearest to the beginning. */
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

    /** The pages, without those of verbs that this role cannot use. */
    private static List<HelpPage> pagesFor(Scene scene, Content content) {
        var beyond = new HashSet<String>();
        for (var verb : scene.directory().lexicon().entries())
            if (!scene.role().isAtLeast(verb.least())) beyond.add(verb.help());
        return content.help().values().stream()
                .filter(page -> !beyond.contains(page.word()))
                .toList();
    }
}
