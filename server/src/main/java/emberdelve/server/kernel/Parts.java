package emberdelve.server.kernel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The parts that features add to one world, each found by its class. A part is made when it is
 * first asked for, so that features may be listed in any order. Parts that need each other in a
 * circle cannot be made. Thread: world.
 */
public final class Parts {
    private final Map<Class<?>, Supplier<?>> offers = new LinkedHashMap<>();
    private final Map<Class<?>, Object> standIns = new HashMap<>();
    private final IdentityHashMap<Class<?>, Object> made = new IdentityHashMap<>();
    private final List<Class<?>> making = new ArrayList<>();

    Parts() {}

    /**
     * Adds a part.
     *
     * @param maker is called once at most; may ask for other parts
     * @throws IllegalStateException when a part of that class was offered before
     */
    public <T> void offer(Class<T> type, Supplier<T> maker) {
        if (offers.putIfAbsent(type, maker) != null)
            throw new IllegalStateException("offered twice: " + type.getName());
    }

    /**
     * Sets what {@link #get} answers if no feature offers the part; called by a feature that can do
     * without it.
     */
    public <T> void standIn(Class<T> type, T part) {
        standIns.put(type, part);
    }

    /**
     * The part of that class.
     *
     * @throws IllegalStateException when no feature offers it, or when it needs itself
     */
    public <T> T get(Class<T> type) {
        var part = made.get(type);
        return type.cast(part == null ? make(type) : part);
    }

    /** Makes the parts that were not asked for yet. */
    void makeAll() {
        for (var type : offers.keySet()) get(type);
    }

    private Object make(Class<?> type) {
        var maker = offers.get(type);
        if (maker == null && standIns.containsKey(type)) return standIns.get(type);
        if (maker == null) throw new IllegalStateException("no feature offers " + type.getName());
        if (making.contains(type))
            throw new IllegalStateException("needs itself: " + making + " " + type);
        making.add(type);
        var part = maker.get();
        making.removeLast();
        made.put(type, part);
        return part;
    }
}
