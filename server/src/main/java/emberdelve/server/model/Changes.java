package emberdelve.server.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What has changed since the last checkpoint. The setters of the model mark a change; their callers
 * never do. Thread: world.
 */
public final class Changes {
    private final Map<Class<?>, Marks<?>> things = new LinkedHashMap<>();
    private final Set<String> ledgerReasons = new LinkedHashSet<>();
    private final List<StaffDeed> staffDeeds = new ArrayList<>();

    /**
     * The marks of a kind of thing that is stored, such as all items.
     *
     * @param kind the class of its things
     */
    @SuppressWarnings("unchecked") // Put there under the class of its things, here alone.
    public <T> Marks<T> of(Class<T> kind) {
        return (Marks<T>) things.computeIfAbsent(kind, _ -> new Marks<T>());
    }

    public void ledgerChanged(String reason) {
        ledgerReasons.add(reason);
    }

    public void staffDid(StaffDeed deed) {
        staffDeeds.add(deed);
    }

    /** Whether nothing waits to be stored. */
    public boolean isEmpty() {
        return size() == 0;
    }

    /** Rows that the next checkpoint will have. */
    public int size() {
        return ledgerReasons.size()
                + staffDeeds.size()
                + things.values().stream().mapToInt(Marks::size).sum();
    }

    /** Takes all marks and clears them. */
    public Marked take() {
        var taken = new LinkedHashMap<Class<?>, Marks.Taken<?>>();
        things.forEach((kind, marks) -> taken.put(kind, marks.take()));
        var marked =
                new Marked(
                        Collections.unmodifiableMap(taken),
                        List.copyOf(ledgerReasons),
                        List.copyOf(staffDeeds));
        ledgerReasons.clear();
        staffDeeds.clear();
        return marked;
    }

    /** What changed since the last checkpoint, in the order of the first change. */
    public record Marked(
            Map<Class<?>, Marks.Taken<?>> things,
            List<String> ledgerReasons,
            List<StaffDeed> staffDeeds) {
        /** The marks of a kind of thing that is stored. */
        @SuppressWarnings("unchecked") // The marks of a kind are of its things.
        public <T> Marks.Taken<T> of(Class<T> kind) {
            var taken = (Marks.Taken<T>) things.get(kind);
            return taken == null ? new Marks.Taken<>(Map.of(), List.of(), false) : taken;
        }
    }
}
