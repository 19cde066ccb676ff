package emberdelve.server.kernel;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The names of all characters there are or were, in the dungeon or not. Thread: world. */
public final class KnownNames {
    private final Map<String, String> names = new HashMap<>();
    private final Set<String> givenUp = new HashSet<>();

    KnownNames() {}

    /** Notes that a character of that name exists. */
    public void know(String name) {
        names.put(fold(name), name);
    }

    /** Notes that the character was deleted. */
    public void giveUp(String name) {
        givenUp.add(fold(name));
    }

    /** Forgets a character that is erased: its name is free for another. */
    public void forget(String name) {
        names.remove(fold(name));
        givenUp.remove(fold(name));
    }

    /** Whether the character of that name was deleted. */
    public boolean isGivenUp(String name) {
        return givenUp.contains(fold(name));
    }

    /** The name of a present or deleted character, spelled as its owner does. */
    public Optional<String> named(String typed) {
        return Optional.ofNullable(names.get(fold(typed)));
    }

    /** The form that is equal for names that differ only in case; names are plain letters. */
    private static String fold(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
