package emberdelve.config.content;

import java.util.Set;

/**
 * The way in which a monster fights as those do who fight it (docs/rules.md R24).
 *
 * @param takes what it takes over
 * @param dice of attack more than those taken over, or fewer
 * @param percent of the damage taken over
 * @param answers in so many of a hundred an ability used on it comes back
 */
public record Mirror(Set<Part> takes, int dice, int percent, int answers) {
    /** A part of somebody's fighting that a mirror can take over. */
    public enum Part {
        /** The blow of whom it strikes: dice, chance, weapon, strength. */
        BLOW,
        /** The guard of whoever strikes it: dice, chance, armour. */
        GUARD,
        /** The pace of whom it fights: the ticks between two turns. */
        PACE
    }

    public Mirror {
        takes = Set.copyOf(takes);
    }

    public boolean takes(Part part) {
        return takes.contains(part);
    }
}
