package emberdelve.server.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The things of one kind that changed since the last checkpoint. The feature that changes a thing
 * marks it. The key is an id of the world: the thing's own, or that of its owner. Thread: world.
 *
 * @param <T> the kind of thing
 */
public final class Marks<T> {
    private Map<Long, T> changed = new LinkedHashMap<>();
    private final Set<Long> gone = new LinkedHashSet<>();
    private Optional<Supplier<Map<Long, T>>> all = Optional.empty();

    Marks() {}

    /** Marks a thing that is new or has changed. */
    public void changed(long key, T thing) {
        gone.remove(key);
        changed.put(key, thing);
    }

    /** Marks the thing with that key as gone. */
    public void gone(long key) {
        changed.remove(key);
        gone.add(key);
    }

    /**
     * Marks all things of this kind: any of them may be new, changed or gone. Only for kinds with
     * few things.
     *
     * @param present all things by their keys; asked when they are stored
     */
    public void all(Supplier<Map<Long, T>> present) {
        all = Optional.of(present);
    }

    int size() {
        return changed.size() + gone.size() + (all.isPresent() ? 1 : 0);
    }

    /** The supplier of all things of this kind, if {@link #all} has set one. */
    public Optional<Supplier<Map<Long, T>>> present() {
        return all;
    }

    /** The marks of single things as they are now; reading does not clear them. */
    public Seen<T> seen() {
        return new Seen<>(Collections.unmodifiableMap(changed), List.copyOf(gone));
    }

    void clear() {
        // A cleared map would keep the size that it once had.
        changed = new LinkedHashMap<>();
        gone.clear();
        all = Optional.empty();
    }

    /**
     * The marks of one kind, in the order in which they were set; a live view.
     *
     * @param changed new and changed things, by their keys
     */
    public record Seen<T>(Map<Long, T> changed, List<Long> gone) {}
}
