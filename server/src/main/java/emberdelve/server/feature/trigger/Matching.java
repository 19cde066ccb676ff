package emberdelve.server.feature.trigger;

import emberdelve.config.content.Trigger;
import emberdelve.server.kernel.Deed;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The comparison of a deed with the deed that a trigger waits for. Pure. */
final class Matching {
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");
    private static final List<String> ARTICLES = List.of("the ", "a ", "an ");

    private Matching() {}

    static boolean fits(Trigger trigger, Deed deed) {
        var cue = trigger.cue();
        var isOfKind =
                cue.of().isEmpty()
                        || deed.items().stream().anyMatch(item -> item.id().equals(cue.of().get()))
                        || deed.whom()
                                .filter(its -> Reckoning.isOf(cue.of().get(), its))
                                .isPresent();
        if (!isOfKind) return false;
        if (cue.words().isEmpty()) return true;
        return trigger.when() == Trigger.When.SAY
                ? isSaid(cue.words(), deed.words())
                : cue.words().contains(plain(deed.words()));
    }

    /**
     * The words in lower case, without an article: {@code left lever} for {@code the left lever}.
     */
    private static String plain(String typed) {
        var words = typed.strip().toLowerCase(Locale.ROOT);
        for (var article : ARTICLES)
            if (words.startsWith(article)) return words.substring(article.length()).strip();
        return words;
    }

    /**
     * Whether the player has said one of the awaited texts: whole words, with any signs between
     * them.
     */
    private static boolean isSaid(List<String> awaited, String said) {
        var words = spaced(said);
        return awaited.stream().anyMatch(each -> words.contains(spaced(each)));
    }

    private static String spaced(String text) {
        return " " + BETWEEN.matcher(text.toLowerCase(Locale.ROOT)).replaceAll(" ").strip() + " ";
    }
}
