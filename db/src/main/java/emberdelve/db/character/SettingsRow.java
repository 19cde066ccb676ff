package emberdelve.db.character;

import emberdelve.db.account.Renaming;
import emberdelve.db.row.JsonColumn;
import emberdelve.db.row.Require;
import emberdelve.db.row.Sorted;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The settings that a player has made for a character, and what it has learned of the game.
 *
 * @param wimpyPercent the share of its hp below which it flees by itself; 0 = never
 * @param showRolls whether its fight log shows every roll
 * @param showFar whether it reads what happens in other rooms
 * @param combatDetail how much of fights is told, in the server's word; empty when the profile
 *     decides
 * @param prompt the prompt; empty for the shipped one
 * @param title what others read after the name; empty for none
 * @param hints whether hints are wanted
 * @param minimap whether a look draws what lies around
 * @param assists whether it joins the fights of its group unasked
 * @param brief whether it reads no descriptions of rooms that it knows when it comes in; empty when
 *     the profile decides
 * @param mutedChannels ids of channels that are off
 * @param learned words for what was done once and needs no hint any more
 * @param aliases the words that the player made up, each with what is typed in its place
 * @param ignoredSince the tick in which {@code ignored} was changed last; 0 for never
 * @param ignored the name of each character whose player is ignored, by its account's id
 */
public record SettingsRow(
        int wimpyPercent,
        boolean showRolls,
        boolean showFar,
        boolean screenReader,
        Optional<String> combatDetail,
        String prompt,
        String title,
        boolean hints,
        boolean minimap,
        boolean assists,
        Optional<Boolean> brief,
        @JsonColumn Map<String, Integer> sounds,
        @JsonColumn List<String> mutedChannels,
        @JsonColumn List<String> learned,
        @JsonColumn Map<String, String> aliases,
        long ignoredSince,
        @JsonColumn Map<Long, String> ignored) {
    public SettingsRow {
        mutedChannels = List.copyOf(mutedChannels);
        learned = List.copyOf(learned);
        sounds = Sorted.copy(sounds);
        aliases = Sorted.copy(aliases);
        ignored = Sorted.copy(ignored);
        Require.range("wimpy_percent", wimpyPercent, 0, 100);
        sounds.forEach((cue, loud) -> Require.range("sounds." + cue, loud, 0, 100));
        combatDetail.ifPresent(word -> Require.word("combat_detail", word));
        Require.text("prompt", prompt, Require.WORD_MAX_CHARS);
        Require.text("title", title, Require.WORD_MAX_CHARS);
        Require.natural("ignored_since", ignoredSince);
    }

    /** The same settings, in which that account is not ignored. */
    SettingsRow withoutIgnored(long account) {
        var others = new TreeMap<>(ignored);
        others.remove(account);
        return with(others);
    }

    /** The same settings when a character has another name. */
    SettingsRow after(Renaming renaming) {
        var others = new TreeMap<>(ignored);
        others.computeIfPresent(renaming.account(), (_, name) -> renaming.instead(name));
        return with(others);
    }

    private SettingsRow with(Map<Long, String> nowIgnored) {
        return new SettingsRow(
                wimpyPercent,
                showRolls,
                showFar,
                screenReader,
                combatDetail,
                prompt,
                title,
                hints,
                minimap,
                assists,
                brief,
                sounds,
                mutedChannels,
                learned,
                aliases,
                ignoredSince,
                nowIgnored);
    }
}
