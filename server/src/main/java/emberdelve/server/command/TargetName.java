package emberdelve.server.command;

import emberdelve.server.model.ActorId;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A typed name of an item or actor: {@code kobold}, {@code 2.kobold}, {@code all.potion}, {@code 3
 * potion}, {@code all}, {@code #1a2b}.
 *
 * @param words each must begin a word of the target's name; empty for {@code all} and ids
 * @param ordinal which of the matches, from 1
 * @param count how many, from 1; {@link #ALL} for all
 * @param id the typed id, if one was typed
 */
public record TargetName(List<String> words, int ordinal, int count, Optional<String> id) {
    public static final int ALL = Integer.MAX_VALUE;

    private static final int NUMBER_MAX = 9999;
    private static final Pattern ORDINAL = Pattern.compile("([1-9]\\d{0,3})\\.(.+)");
    private static final Pattern COUNT = Pattern.compile("([1-9]\\d{0,3})\\s+(.+)");
    private static final Pattern ID = Pattern.compile("#[0-9a-f]{1,16}");

    /** Reads a name that is not empty. */
    public static TargetName parse(String typed) {
        var text = typed.strip().toLowerCase(Locale.ROOT);
        if (ID.matcher(text).matches()) return new TargetName(List.of(), 1, 1, Optional.of(text));
        if (text.equals("all")) return new TargetName(List.of(), 1, ALL, Optional.empty());
        if (text.startsWith("all.")) return named(text.substring(4), 1, ALL);
        if (text.startsWith("all ")) return named(text.substring(4), 1, ALL);

        var ordinal = ORDINAL.matcher(text);
        if (ordinal.matches()) return named(ordinal.group(2), number(ordinal.group(1)), 1);
        var count = COUNT.matcher(text);
        if (count.matches()) return named(count.group(2), 1, number(count.group(1)));
        return named(text, 1, 1);
    }

    /** Whether the player asks for more than one. */
    public boolean isPlural() {
        return count > 1;
    }

    public boolean isAll() {
        return count == ALL;
    }

    /** Whether the name is just {@code all}. */
    public boolean isEverything() {
        return isAll() && words.isEmpty();
    }

    /** Whether the name is that actor's id. */
    public boolean means(ActorId one) {
        return id.filter(one.toString()::equals).isPresent();
    }

    /** Whether that id was typed. */
    public boolean isId(String one) {
        return id.isPresent() && id.get().equals(one);
    }

    /** Whether a thing of that name fits; none does when an id was typed. */
    public boolean fits(String name) {
        if (id.isPresent()) return false;
        for (var word : words) if (!TypedWords.isBegun(name, word)) return false;
        return true;
    }

    /** Whether the typed words are the whole name, or an id was typed. */
    public boolean isWhole(String name) {
        return id.isPresent() || TypedWords.of(name.toLowerCase(Locale.ROOT)).equals(words);
    }

    private static TargetName named(String text, int ordinal, int count) {
        var words = new ArrayList<String>();
        for (var word : TypedWords.of(text)) {
            if (!isArticle(word)) words.add(word);
        }
        return new TargetName(List.copyOf(words), ordinal, count, Optional.empty());
    }

    private static boolean isArticle(String word) {
        return word.equals("the") || word.equals("a") || word.equals("an");
    }

    private static int number(String digits) {
        return Math.clamp(Integer.parseInt(digits), 1, NUMBER_MAX);
    }
}
