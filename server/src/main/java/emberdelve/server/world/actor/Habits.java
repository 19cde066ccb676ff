package emberdelve.server.world.actor;

import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a player has arranged for themselves with a character, and what it has learned of the game.
 * Immutable; sets and maps iterate in the order of their words.
 *
 * @param detail how much of fights is told; empty when the profile decides
 * @param prompt what the prompt says; empty for the shipped one
 * @param hints whether hints are wanted
 * @param mutedChannels ids of channels that are off
 * @param aliases a word, and what is typed in its place
 * @param learned words for what was done once and needs no hint any more
 * @param deleted whether its player has given it up
 * @param title what others read after the name; empty for none
 * @param minimap whether a look draws what lies around, too
 */
public record Habits(
        Optional<Detail> detail,
        String prompt,
        boolean hints,
        Set<String> mutedChannels,
        Map<String, String> aliases,
        Ignored ignored,
        Set<String> learned,
        boolean deleted,
        String title,
        boolean minimap) {
    /** Aliases of one character: a screenful and a half. */
    public static final int ALIASES_MAX = 30;

    /** Longer words are no abbreviation. */
    public static final int ALIAS_WORD_CHARS_MAX = 20;

    /** What one alias may stand for: some commands, and no script. */
    public static final int ALIAS_CHARS_MAX = 200;

    /** A prompt that leaves half of the line to type in. */
    public static final int PROMPT_CHARS_MAX = 60;

    /** A title that stands in one line of a list, after the name. */
    public static final int TITLE_CHARS_MAX = 40;

    public static final Habits DEFAULT =
            new Habits(
                    Optional.empty(), "", true, Set.of(), Map.of(), Ignored.NOBODY, Set.of(),
                    false, "", false);

    public Habits {
        if (aliases.size() > ALIASES_MAX)
            throw new IllegalArgumentException(
                    "aliases: " + aliases.size() + " (expected: 0.." + ALIASES_MAX + ")");
        mutedChannels = sorted(mutedChannels);
        aliases = Collections.unmodifiableMap(new TreeMap<>(aliases));
        learned = sorted(learned);
    }

    public Habits withDetail(Optional<Detail> wanted) {
        return new Habits(
                wanted, prompt, hints, mutedChannels, aliases, ignored, learned, deleted, title,
                minimap);
    }

    public Habits withPrompt(String words) {
        return new Habits(
                detail, words, hints, mutedChannels, aliases, ignored, learned, deleted, title,
                minimap);
    }

    public Habits withHints(boolean on) {
        return new Habits(
                detail, prompt, on, mutedChannels, aliases, ignored, learned, deleted, title,
                minimap);
    }

    public Habits withMuted(String channel, boolean muted) {
        var channels = new TreeSet<>(mutedChannels);
        if (muted) channels.add(channel);
        else channels.remove(channel);
        return new Habits(
                detail, prompt, hints, channels, aliases, ignored, learned, deleted, title,
                minimap);
    }

    public Habits withAlias(String word, String meaning) {
        var more = new TreeMap<>(aliases);
        more.put(word, meaning);
        return new Habits(
                detail, prompt, hints, mutedChannels, more, ignored, learned, deleted, title,
                minimap);
    }

    public Habits withoutAlias(String word) {
        var fewer = new TreeMap<>(aliases);
        fewer.remove(word);
        return new Habits(
                detail, prompt, hints, mutedChannels, fewer, ignored, learned, deleted, title,
                minimap);
    }

    public Habits withIgnored(Ignored now) {
        return new Habits(
                detail, prompt, hints, mutedChannels, aliases, now, learned, deleted, title,
                minimap);
    }

    public Habits withLearned(String lesson) {
        var more = new TreeSet<>(learned);
        more.add(lesson);
        return new Habits(
                detail, prompt, hints, mutedChannels, aliases, ignored, more, deleted, title,
                minimap);
    }

    public Habits withDeleted(boolean now) {
        return new Habits(
                detail, prompt, hints, mutedChannels, aliases, ignored, learned, now, title,
                minimap);
    }

    public Habits withTitle(String words) {
        return new Habits(
                detail, prompt, hints, mutedChannels, aliases, ignored, learned, deleted, words,
                minimap);
    }

    public Habits withMinimap(boolean on) {
        return new Habits(
                detail, prompt, hints, mutedChannels, aliases, ignored, learned, deleted, title,
                on);
    }

    private static Set<String> sorted(Collection<String> words) {
        return Collections.unmodifiableSet(new TreeSet<>(words));
    }
}
