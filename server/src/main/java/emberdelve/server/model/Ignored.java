package emberdelve.server.model;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The players whom a player ignores: whole accounts, so that a person's other characters are
 * ignored, too.
 *
 * @param sinceTick the tick in which the list was last changed; of two lists of one account, the
 *     newer is used
 * @param names the names of the ignored characters, by the ids of their accounts
 */
public record Ignored(long sinceTick, Map<Long, String> names) {
    /** Accounts that one player may ignore; few enough to be stored with every character. */
    public static final int NAMES_MAX = 100;

    public static final Ignored NOBODY = new Ignored(0, Map.of());

    public Ignored {
        if (names.size() > NAMES_MAX)
            throw new IllegalArgumentException(
                    "ignored: " + names.size() + " (expected: 0.." + NAMES_MAX + ")");
        // Most players ignore nobody, and each of thousands would keep an empty tree.
        names = names.isEmpty() ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(names));
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

    /** The same list when somebody whom it has is called otherwise. */
    public Ignored called(long accountId, String name) {
        var others = new TreeMap<>(names);
        others.replace(accountId, name);
        return new Ignored(sinceTick, others);
    }

    public Ignored without(long accountId, long tick) {
        var fewer = new TreeMap<>(names);
        fewer.remove(accountId);
        return new Ignored(tick, fewer);
    }
}
