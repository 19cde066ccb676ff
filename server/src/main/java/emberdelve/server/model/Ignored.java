package emberdelve.server.model;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * Whom a player does not want to hear from: whole accounts, so that another character of the same
 * person is not heard either.
 *
 * @param sinceTick when the list was changed last; of two lists of one account the newer one holds
 * @param names the character that was named, by its account's id
 */
public record Ignored(long sinceTick, Map<Long, String> names) {
    /** Enough for a bad week, and little enough to be stored with every character. */
    public static final int NAMES_MAX = 100;

    public static final Ignored NOBODY = new Ignored(0, Map.of());

    public Ignored {
        if (names.size() > NAMES_MAX)
            throw new IllegalArgumentException(
                    "ignored: " + names.size() + " (expected: 0.." + NAMES_MAX + ")");
        names = Collections.unmodifiableMap(new TreeMap<>(names));
    }

    public boolean isFull() {
        return names.size() == NAMES_MAX;
    }

    public boolean contains(long accountId) {
        return names.containsKey(accountId);
    }

    public Ignored with(long accountId, String name, long tick) {
        var more = new TreeMap<>(names);
        more.put(accountId, name);
        return new Ignored(tick, more);
    }

    public Ignored without(long accountId, long tick) {
        var fewer = new TreeMap<>(names);
        fewer.remove(accountId);
        return new Ignored(tick, fewer);
    }
}
