package emberdelve.config.content;

import java.util.Optional;

/**
 * What there is to pursue for weeks, beyond the next level.
 *
 * @param lanterns empty where none are to be lit
 */
public record Pursuits(Optional<Lanterns> lanterns) {
    /** Nothing but levels. */
    public static final Pursuits NONE = new Pursuits(Optional.empty());
}
