package emberdelve.config.content;

import emberdelve.config.content.Effect.PassingMind;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The habits of a monster: what it does besides striking, and which minds never come over it.
 *
 * @param usesItems whether it drinks, reads and throws what it has
 * @param picksUp whether it picks up what lies on the floor
 * @param rank the rank in which it stands in a fight of several
 * @param shines whether others see by the light it carries
 * @param immune the minds that never come over it
 * @param menaces the deeds that it does now and then, and announces; it does the first that is
 *     ready
 * @param triggers the triggers by which it answers what others do
 * @param sleeps the skies under which it begins nothing; empty for none
 * @param mirror how it copies its opponents; empty if it does not
 * @param steals coins that it takes with a wound, and runs off with; 0 = none
 */
public record MonsterHabits(
        boolean usesItems,
        boolean picksUp,
        Rank rank,
        boolean shines,
        Set<PassingMind> immune,
        List<Menace> menaces,
        TriggerSet triggers,
        Optional<SkyWhen> sleeps,
        Optional<Mirror> mirror,
        Dice steals) {
    public static final MonsterHabits NONE = new MonsterHabits(false, false, Rank.FRONT);

    public MonsterHabits {
        immune = Set.copyOf(immune);
        menaces = List.copyOf(menaces);
    }

    /** Whether it takes gold from whom it wounds. */
    public boolean isThief() {
        return steals.max() > 0;
    }

    /** The habits of a monster that is always awake, copies nobody and steals nothing. */
    public MonsterHabits(
            boolean usesItems,
            boolean picksUp,
            Rank rank,
            boolean shines,
            Set<PassingMind> immune,
            List<Menace> menaces,
            TriggerSet triggers) {
        this(
                usesItems,
                picksUp,
                rank,
                shines,
                immune,
                menaces,
                triggers,
                Optional.empty(),
                Optional.empty(),
                Dice.flat(0));
    }

    /** Habits without triggers. */
    public MonsterHabits(
            boolean usesItems,
            boolean picksUp,
            Rank rank,
            boolean shines,
            Set<PassingMind> immune,
            List<Menace> menaces) {
        this(usesItems, picksUp, rank, shines, immune, menaces, TriggerSet.NONE);
    }

    /** Habits without menaces. */
    public MonsterHabits(
            boolean usesItems,
            boolean picksUp,
            Rank rank,
            boolean shines,
            Set<PassingMind> immune) {
        this(usesItems, picksUp, rank, shines, immune, List.of());
    }

    /** Habits without immunity. */
    public MonsterHabits(boolean usesItems, boolean picksUp, Rank rank, boolean shines) {
        this(usesItems, picksUp, rank, shines, Set.of());
    }

    /** Habits without a light. */
    public MonsterHabits(boolean usesItems, boolean picksUp, Rank rank) {
        this(usesItems, picksUp, rank, /* shines= */ false);
    }
}
