package emberdelve.config.content;

import java.util.Optional;

/**
 * A feat that a character can be known for (docs/rules.md R12.6).
 *
 * @param title to be worn by whoever has earned it: {@code the Ratcatcher}
 * @param sentence in which it is told to whoever earns it
 * @param of the monster, zone or quest, or quest/ending, that alone counts, by its id; empty for
 *     all
 * @param count from so many on it is earned; empty for all there are
 */
public record Feat(
        String id,
        String title,
        String sentence,
        Measure when,
        Optional<String> of,
        Optional<Integer> count) {
    /** The measure that is counted for a feat. */
    public enum Measure {
        KILLS,
        SHARED_KILLS,
        /** Kinds of monsters that were killed at least once. */
        KINDS,
        /** Rooms where the character has been. */
        ROOMS,
        LEVEL,
        /** Gold in the purse. */
        GOLD,
        DEATHS,
        /** Cleared. */
        DELVES,
        /** Cleared at the ranked try. */
        DAILY_DELVES,
        /** Won. */
        DUELS,
        /** Lit. */
        LANTERNS,
        /** Brought to an end, each as often as it was. */
        QUESTS
    }
}
