package emberdelve.config.content;

import java.util.Optional;

/** How hard those who live in a place are meant to be for whom their zone is made. */
public enum Standing {
    /** Met on the way. */
    ORDINARY,
    /** Keeps a way or a treasure, and is to be feared. */
    ELITE,
    /** What the zone is about. */
    BOSS;

    /** Where nothing is said: who holds an exit is elite. */
    public static Standing of(Optional<Direction> holds) {
        return holds.isPresent() ? ELITE : ORDINARY;
    }
}
