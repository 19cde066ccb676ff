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

    /** A copy that iterates in the order of its keys. */
    public static <K extends Comparable<K>, V> Map<K, V> copy(Map<K, V> map) {
        return map.size() <= 1 ? Map.copyOf(map) : Collections.unmodifiableMap(new TreeMap<>(map));
    }
}
