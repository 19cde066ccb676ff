package emberdelve.server.kernel;

import emberdelve.config.content.Sky;
import emberdelve.config.content.SkyWhen;

import java.util.Optional;
import java.util.Set;

/**
 * The weather and the hour of the dungeon. The feature that has a sky provides it; without that
 * feature it is always noon. Thread: world.
 */
public interface Weather {
    /** The weather where there is no sky. */
    Weather NONE = new Weather() {};

    /** The words that hold now: the hour, the weather, and day or night. */
    default Set<String> words() {
        return Set.of(Sky.DAY);
    }

    /** The hour of the day, 0 to 23. */
    default int hourOfDay() {
        return Sky.NOON;
    }

    default boolean isNight() {
        return false;
    }

    /** The weather's place among the kinds, from 0. */
    default int weatherPlace() {
        return 0;
    }

    /** Whether the sky is now as {@code when} asks; true if that asks for nothing. */
    default boolean holds(Optional<SkyWhen> when) {
        return when.isEmpty() || isTime(when);
    }

    /** Whether {@code when} asks for a sky, and the sky is now like that. */
    default boolean isTime(Optional<SkyWhen> when) {
        return when.isPresent() && when.get().holds(words());
    }
}
