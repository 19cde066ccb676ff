package emberdelve.config.content;

import java.util.List;

/**
 * A kind of monster. Its dice are rolled for each one that is spawned; attack and defense grow with
 * the danger of its zone (docs/rules.md R7.5).
 *
 * @param name without article: {@code kobold}
 * @param article {@code a}, {@code an}
 * @param blow what its blow looks like, third person: {@code bites}
 * @param fleesBelowPercent of its hit points; 0 = never
 * @param callsForHelp whether others of its kind nearby join its fights
 * @param drops what it may have on it; rolled when it appears, found in its corpse
 * @param faction the word for its faction, whose members do not quarrel with one another; empty =
 *     none
 */
public record MonsterType(
        String id,
        String name,
        String plural,
        String article,
        Pronouns pronouns,
        Alignment alignment,
        String faction,
        String description,
        Dice hp,
        Dice attack,
        Dice attackChance,
        Dice defense,
        Dice defenseChance,
        Dice gold,
        int speed,
        int vision,
        MindType mind,
        int fleesBelowPercent,
        boolean callsForHelp,
        String blow,
        Melee melee,
        MonsterHabits habits,
        List<Drop> drops) {
    public MonsterType {
        drops = List.copyOf(drops);
    }

    /**
     * This kind under the title of that prowess, such as {@code Ashen King}, and with the damage of
     * its blows.
     */
    public MonsterType with(Prowess prowess) {
        if (prowess.title().isEmpty() && prowess.damage().isEmpty()) return this;
        var isTitled = !prowess.title().isEmpty();
        return new MonsterType(
                id,
                isTitled ? prowess.title() : name,
                plural,
                isTitled ? "the" : article,
                pronouns,
                alignment,
                faction,
                description,
                hp,
                attack,
                attackChance,
                defense,
                defenseChance,
                gold,
                speed,
                vision,
                mind,
                fleesBelowPercent,
                callsForHelp,
                blow,
                prowess.damage().map(melee::armedWith).orElse(melee),
                habits,
                drops);
    }

    /**
     * An item that a monster may have on it.
     *
     * @param chance whole percent, 1..100
     */
    public record Drop(String item, int chance) {}

    /** The mind of a monster when nobody tells it otherwise. */
    public enum MindType {
        /** Stands where it is; fights back when attacked. */
        IDLE,
        /** Drifts through its zone; attacks whom it meets. */
        WANDER,
        /** Stands in its room, holds an exit if its spawn says so; attacks whom it sees there. */
        GUARD,
        /** Follows by the shortest path what it last saw, as far as its vision. */
        HUNT
    }
}
