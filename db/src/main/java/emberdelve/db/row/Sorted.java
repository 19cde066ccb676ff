package emberdelve.db.row;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * Unmodifiable maps that are always stored in the same order. Most maps of rows have no entry or
 * one, and thousands of rows are kept for a while: such maps are kept without a tree.
 *
 * <p>Safe for any thread.
 */
public final class Sorted {
    private Sorted() {}

    /** A copy that iterates in the order of its keys. The values themselves are not copied. */
    public static <K extends Comparable<K>, V> Map<K, V> copy(Map<K, V> map) {
        if (map.isEmpty()) return Map.of();
        if (map.size() > 1) return Collections.unmodifiableMap(new TreeMap<>(map));
        var only = map.entrySet().iterator().next();
        return Collections.singletonMap(only.getKey(), only.getValue());
    }
}
