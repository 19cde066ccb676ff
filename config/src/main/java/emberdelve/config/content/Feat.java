package emberdelve.config.content;

import java.util.Optional;

/**
 * A feat that a character can be known for (docs/rules.md R12.6).
 *
 * @param title the title that whoever has earned it may wear: {@code the Ratcatcher}
 * @param sentence the sentence that whoever earns it reads
 * @param of the id of the monster, zone or quest, or quest/ending, that alone counts; empty for all
 * @param count the number that earns it; empty if all that exist are needed
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
        /** Delves that the character has cleared. */
        DELVES,
        /** Delves of the day that the character has cleared at the ranked try. */
        DAILY_DELVES,
        /** Duels that the character has won. */
        DUELS,
        /** Lanterns that the character has lit. */
        LANTERNS,
        /**
         * Quests that the character has brought to an end; one that was ended twice counts twice.
         */
        QUESTS
    }
}
