package emberdelve.server.model;

import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * The settings that a player has made for a character, the hints that it no longer needs, and the
 * experience that staff gave. Immutable; sets and maps iterate in the order of their words.
 *
 * @param detail how much of fights is told; empty when the profile decides
 * @param prompt what the prompt says; empty for the shipped one
 * @param hints whether hints are wanted
 * @param mutedChannels ids of channels that are switched off
 * @param aliases an alias, and the line that replaces it
 * @param learned words for what the player has done once, so that it needs no hint
 * @param deleted whether the player has deleted the character
 * @param title words that others read after the name; empty for none
 * @param minimap whether {@code look} also draws a map of the surroundings
 * @param assists whether it joins the fights of its group unasked
 * @param brief whether rooms that it knows are shown without their description when it comes in;
 *     empty when the profile decides
 * @param sounds how loud each kind of sound is, for programs that play them
 * @param givenXp experience that staff gave
 */
public record CharacterSettings(
        Optional<Detail> detail,
        String prompt,
        boolean hints,
        Set<String> mutedChannels,
        Map<String, String> aliases,
        Ignored ignored,
        Set<String> learned,
        boolean deleted,
        String title,
        boolean minimap,
        boolean assists,
        Optional<Boolean> brief,
        SoundVolumes sounds,
        long givenXp) {
    /** Aliases that one character may have: a screenful and a half. */
    public static final int ALIASES_MAX = 30;

    /** The longest word of an alias: a longer one would not save typing. */
    public static final int ALIAS_WORD_CHARS_MAX = 20;

    /** The longest line that one alias may stand for: some commands, and no script. */
    public static final int ALIAS_CHARS_MAX = 200;

    /** The longest prompt, which must leave room in the line to type in. */
    public static final int PROMPT_CHARS_MAX = 60;

    /** The longest title, which must fit into one line of a list, after the name. */
    public static final int TITLE_CHARS_MAX = 40;

    public static final CharacterSettings DEFAULT =
            new CharacterSettings(
                    Optional.empty(),
                    "",
                    true,
                    Set.of(),
                    Map.of(),
                    Ignored.NOBODY,
                    Set.of(),
                    false,
                    "",
                    false,
                    true,
                    Optional.empty(),
                    SoundVolumes.OFF,
                    0);

    public CharacterSettings {
        if (aliases.size() > ALIASES_MAX)
            throw new IllegalArgumentException(
                    "aliases: " + aliases.size() + " (expected: 0.." + ALIASES_MAX + ")");
        mutedChannels = sorted(mutedChannels);
        // Most characters have none, and each of thousands would keep an empty tree.
        aliases =
                aliases.isEmpty() ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(aliases));
        learned = sorted(learned);
    }

    public CharacterSettings withDetail(Optional<Detail> wanted) {
        return with(draft -> draft.detail = wanted);
    }

    public CharacterSettings withPrompt(String words) {
        return with(draft -> draft.prompt = words);
    }

    public CharacterSettings withHints(boolean on) {
        return with(draft -> draft.hints = on);
    }

    public CharacterSettings withMuted(String channel, boolean muted) {
        var channels = new TreeSet<>(mutedChannels);
        if (muted) channels.add(channel);
        else channels.remove(channel);
        return with(draft -> draft.mutedChannels = channels);
    }

    public CharacterSettings withAlias(String word, String meaning) {
        var more = new TreeMap<>(aliases);
        more.put(word, meaning);
        return with(draft -> draft.aliases = more);
    }

    public CharacterSettings withoutAlias(String word) {
        var fewer = new TreeMap<>(aliases);
        fewer.remove(word);
        return with(draft -> draft.aliases = fewer);
    }

    public CharacterSettings withIgnored(Ignored now) {
        return with(draft -> draft.ignored = now);
    }

    public CharacterSettings withLearned(String lesson) {
        var more = new TreeSet<>(learned);
        more.add(lesson);
        return with(draft -> draft.learned = more);
    }

    public CharacterSettings withDeleted(boolean now) {
        return with(draft -> draft.deleted = now);
    }

    public CharacterSettings withTitle(String words) {
        return with(draft -> draft.title = words);
    }

    public CharacterSettings withMinimap(boolean on) {
        return with(draft -> draft.minimap = on);
    }

    public CharacterSettings withAssists(boolean on) {
        return with(draft -> draft.assists = on);
    }

    public CharacterSettings withBrief(boolean on) {
        return with(draft -> draft.brief = Optional.of(on));
    }

    public CharacterSettings withSounds(SoundVolumes volumes) {
        return with(draft -> draft.sounds = volumes);
    }

    public CharacterSettings withGivenXp(long amount) {
        return with(draft -> draft.givenXp = amount);
    }

    private CharacterSettings with(Consumer<Draft> change) {
        var draft = new Draft(this);
        change.accept(draft);
        return draft.done();
    }

    private static Set<String> sorted(Collection<String> words) {
        return words.isEmpty() ? Set.of() : Collections.unmodifiableSet(new TreeSet<>(words));
    }

    /** A mutable copy of the settings, in which one setting is changed. */
    private static final class Draft {
        Optional<Detail> detail;
        String prompt;
        boolean hints;
        Set<String> mutedChannels;
        Map<String, String> aliases;
        Ignored ignored;
        Set<String> learned;
        boolean deleted;
        String title;
        boolean minimap;
        boolean assists;
        Optional<Boolean> brief;
        SoundVolumes sounds;
        long givenXp;

        Draft(CharacterSettings from) {
            detail = from.detail;
            prompt = from.prompt;
            hints = from.hints;
            mutedChannels = from.mutedChannels;
            aliases = from.aliases;
            ignored = from.ignored;
            learned = from.learned;
            deleted = from.deleted;
            title = from.title;
            minimap = from.minimap;
            assists = from.assists;
            brief = from.brief;
            sounds = from.sounds;
            givenXp = from.givenXp;
        }

        CharacterSettings done() {
            return new CharacterSettings(
                    detail,
                    prompt,
                    hints,
                    mutedChannels,
                    aliases,
                    ignored,
                    learned,
                    deleted,
                    title,
                    minimap,
                    assists,
                    brief,
                    sounds,
                    givenXp);
        }
    }
}
