package emberdelve.config.content;

import java.util.List;
import java.util.Optional;

/**
 * What a town has for those who come back to it.
 *
 * @param lodging empty where nobody lets rooms
 * @param dice empty where nobody plays
 * @param people who can be asked something
 */
public record Town(Optional<Lodging> lodging, Optional<DiceGame> dice, List<Townsperson> people) {
    /** Nobody, and nothing to come back to. */
    public static final Town NONE = new Town(Optional.empty(), Optional.empty(), List.of());

    public Town {
        people = List.copyOf(people);
    }
}
