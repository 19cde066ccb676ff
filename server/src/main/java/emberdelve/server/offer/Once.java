package emberdelve.server.offer;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The values that features offer, collected, one for each key. Thread: the server's start. */
final class Once<K, V> {
    private final String what;
    private final Map<K, V> offered = new LinkedHashMap<>();
    private final Map<K, Feature> by = new HashMap<>();

    /**
     * @param what the word for a key in error messages: {@code verb}
     */
    Once(String what) {
        this.what = what;
    }

    /**
     * @throws IllegalStateException when the key is taken already; the message names both features
     */
    void add(Feature feature, K key, V value) {
        var first = by.putIfAbsent(key, feature);
        if (first != null)
            throw new IllegalStateException(
                    "%s %s: offered by the feature %s and by the feature %s"
                            .formatted(what, key, first.name(), feature.name()));
        offered.put(key, value);
    }

    /** The offers in the order in which they were made. */
    Map<K, V> all() {
        return Collections.unmodifiableMap(offered);
    }
}
