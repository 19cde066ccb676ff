package emberdelve.config.content;

import java.util.Optional;

/**
 * The difficulty that the monsters of a spawn are meant to have.
 *
 * @param madeFor how many come together against them, 1..6; empty for as many as the zone is made
 *     for
 */
public record Challenge(Standing standing, Optional<Integer> madeFor) {
    /**
     * The challenge of a spawn that states none: elite for monsters that hold an exit, ordinary for
     * all others.
     */
    public static Challenge of(Optional<Direction> holds) {
        var standing = holds.isPresent() ? Standing.ELITE : Standing.ORDINARY;
        return new Challenge(standing, Optional.empty());
    }
}
