package emberdelve.db.row;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * Unmodifiable maps that are always stored in the same order. Most rows have none or one entry in
 * each of theirs, and thousands of rows are kept for a while: those are kept without a tree.
 *
 * <p>Safe for any thread.
 */
public final class Sorted {
    private Sorted() {}

    /** A copy that iterates in the order of its keys. What its values are is not looked at. */
    public static <K extends Comparable<K>, V> Map<K, V> copy(Map<K, V> map) {
        if (map.isEmpty()) return Map.of();
        if (map.size() > 1) return Collections.unmodifiableMap(new TreeMap<>(map));
        var only = map.entrySet().iterator().next();
        return Collections.singletonMap(only.getKey(), only.getValue());
    }
}
