package emberdelve.config.content;

import java.util.Set;

/**
 * The way in which a monster copies the fighting of its opponents (docs/rules.md R24).
 *
 * @param takes the parts of their fighting that it takes over
 * @param dice the attack dice added to those taken over; may be negative
 * @param percent its damage, in percent of the damage taken over
 * @param answers the chance in percent that an ability used on it comes back
 */
public record Mirror(Set<Part> takes, int dice, int percent, int answers) {
    /** A part of somebody's fighting that a mirror can take over. */
    public enum Part {
        /** The blow of the one whom it strikes: dice, chance, weapon, strength. */
        BLOW,
        /** The guard of whoever strikes it: dice, chance, armour. */
        GUARD,
        /** The pace of the one whom it fights: the ticks between two turns. */
        PACE
    }

    public Mirror {
        takes = Set.copyOf(takes);
    }

    public boolean takes(Part part) {
        return takes.contains(part);
    }
}
