package emberdelve.server.metrics;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/**
 * A number for each kind of something. The kinds are words of the server, and few: none of them is
 * made of what a stranger sends. Safe for any thread.
 */
public final class Counts {
    private final ConcurrentHashMap<String, LongAdder> byKind = new ConcurrentHashMap<>();

    public void add(String kind) {
        of(kind).increment();
    }

    /** Takes back an {@link #add} of something that is over. */
    public void remove(String kind) {
        of(kind).decrement();
    }

    /** The numbers at this moment, in the order of their kinds. */
    public Map<String, Long> all() {
        var all = new TreeMap<String, Long>();
        byKind.forEach((kind, count) -> all.put(kind, count.sum()));
        return all;
    }

    private LongAdder of(String kind) {
        var known = byKind.get(kind);
        return known != null ? known : byKind.computeIfAbsent(kind, _ -> new LongAdder());
    }
}
