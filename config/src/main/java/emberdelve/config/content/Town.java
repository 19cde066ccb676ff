package emberdelve.config.content;

import java.util.List;
import java.util.Optional;

/**
 * The comforts of a town for those who come back to it.
 *
 * @param lodging empty where nobody lets rooms
 * @param dice empty where nobody plays
 * @param people who can be asked something
 * @param sky the hours and the weather; empty where there are none
 */
public record Town(
        Optional<Lodging> lodging,
        Optional<DiceGame> dice,
        List<Townsperson> people,
        Optional<Sky> sky) {
    /** A town of nobody, with nothing to come back to. */
    public static final Town NONE = new Town(Optional.empty(), Optional.empty(), List.of());

    /** A town without a sky. */
    public Town(Optional<Lodging> lodging, Optional<DiceGame> dice, List<Townsperson> people) {
        this(lodging, dice, people, Optional.empty());
    }

    /** The same under that sky. */
    public Town withSky(Sky other) {
        return new Town(lodging, dice, people, Optional.of(other));
    }

    public Town {
        people = List.copyOf(people);
    }
}
