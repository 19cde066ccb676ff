package emberdelve.server.model;

import java.util.List;
import java.util.Optional;

/**
 * Something that happened. Immutable; words for it are found by its readers' sessions. The events
 * of one feature are a sealed family, and its feature offers the words.
 */
public interface WorldEvent {
    /** How far it is noticed. */
    Audibility audibility();

    /** Who took part: 0 acted, 1 was acted on. */
    List<Named> actors();

    /** Who says it, and where; readers who ignore that one are told nothing. */
    default Optional<Voice> voice() {
        return Optional.empty();
    }

    default FightPart fightPart() {
        return FightPart.NONE;
    }
}
