package emberdelve.config.content;

import emberdelve.config.content.Effect.PassingMind;

import java.util.Set;

/**
 * What a monster knows to do besides striking, and what does nothing to it.
 *
 * @param usesItems whether it drinks, reads and throws what it has
 * @param picksUp whether it takes what lies about
 * @param rank where it stands in a fight of several
 * @param shines whether others see by the light it carries
 * @param immune the minds that never come over it
 */
public record Habits(
        boolean usesItems, boolean picksUp, Rank rank, boolean shines, Set<PassingMind> immune) {
    public static final Habits NONE = new Habits(false, false, Rank.FRONT);

    public Habits {
        immune = Set.copyOf(immune);
    }

    /** Immune to nothing. */
    public Habits(boolean usesItems, boolean picksUp, Rank rank, boolean shines) {
        this(usesItems, picksUp, rank, shines, Set.of());
    }

    /** Without a light. */
    public Habits(boolean usesItems, boolean picksUp, Rank rank) {
        this(usesItems, picksUp, rank, /* shines= */ false);
    }
}
