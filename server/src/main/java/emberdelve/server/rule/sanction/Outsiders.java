package emberdelve.server.rule.sanction;

import emberdelve.server.admin.Sanction;
import emberdelve.server.kernel.World;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Those who speak from places outside of the dungeon. Staff can mute one of them, {@code ann@irc},
 * or all of a place, {@code @irc}. Thread: world.
 */
public final class Outsiders {
    private static final char AT = '@';

    private final World world;
    private List<String> places = List.of();

    Outsiders(World world) {
        this.world = world;
    }

    /** Sets the names of the places that there are. */
    public void placesAre(Collection<String> names) {
        places = names.stream().sorted().toList();
    }

    /** Whether staff have muted that speaker, or all of the place. */
    public boolean isMuted(String who, String place) {
        return holds(name(who, place)) || holds(name("", place));
    }

    private boolean holds(String name) {
        return world.part(Sanctions.class)
                .find(Sanction.Kind.MUTE, Optional.empty(), name)
                .isPresent();
    }

    /** Whether that names such a speaker or place, and no player and no address. */
    static boolean looksLikeOne(String typed) {
        return typed.indexOf(AT) >= 0;
    }

    /** The name for a sanction; empty if there is no such place. */
    Optional<String> named(String typed) {
        var at = typed.lastIndexOf(AT);
        var place = typed.substring(at + 1);
        return places.stream().anyMatch(place::equalsIgnoreCase)
                ? Optional.of(name(typed.substring(0, at), place))
                : Optional.empty();
    }

    /** The names of the places, for staff. */
    String places() {
        return places.isEmpty() ? "none" : String.join(", ", places);
    }

    /** A blank cannot be typed in a name: it is an underscore. */
    private static String name(String who, String place) {
        return (who.replace(' ', '_') + AT + place).toLowerCase(Locale.ROOT);
    }
}
