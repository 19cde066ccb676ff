package emberdelve.server.model;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * What must be stored of one kind of thing and is not yet: a feature raises these marks where it
 * changes its things. A thing is known by its key: an id of the world, its own or another's.
 * Thread: world.
 *
 * @param <T> the kind of thing
 */
public final class Marks<T> {
    private final Map<Long, T> changed = new LinkedHashMap<>();
    private final Set<Long> gone = new LinkedHashSet<>();
    private Optional<Supplier<Map<Long, T>>> all = Optional.empty();

    Marks() {}

    /** The thing is new, or another than before. */
    public void changed(long key, T thing) {
        gone.remove(key);
        changed.put(key, thing);
    }

    /** There is no such thing any more. */
    public void gone(long key) {
        changed.remove(key);
        gone.add(key);
    }

    /**
     * Any of them may have changed, come or gone. Only for kinds of which there are few.
     *
     * @param present all there are, by their keys; asked when they are stored
     */
    public void all(Supplier<Map<Long, T>> present) {
        all = Optional.of(present);
    }

    int size() {
        return changed.size() + gone.size() + (all.isPresent() ? 1 : 0);
    }

    /** Takes the marks down. */
    Taken<T> take() {
        var taken =
                all.map(present -> new Taken<>(present.get(), List.<Long>of(), true))
                        .orElseGet(() -> new Taken<>(changed, List.copyOf(gone), false));
        changed.clear();
        gone.clear();
        all = Optional.empty();
        return taken;
    }

    /**
     * The marks of one kind, taken down, in the order in which they were raised.
     *
     * @param changed by their keys
     * @param isAll whether there are no others
     */
    public record Taken<T>(Map<Long, T> changed, List<Long> gone, boolean isAll) {
        public Taken {
            changed = new LinkedHashMap<>(changed);
        }
    }
}
