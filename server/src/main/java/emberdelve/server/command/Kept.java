package emberdelve.server.command;

import java.util.LinkedHashMap;
import java.util.Map;

/** Objects that features keep outside the world, one of each class. Thread: as each object says. */
public final class Kept {
    private final Map<Class<?>, Object> kept = new LinkedHashMap<>();

    /**
     * @param things the objects, no two of one class
     */
    public static Kept of(Object... things) {
        var all = new Kept();
        for (var thing : things) all.kept.put(thing.getClass(), thing);
        return all;
    }

    /**
     * @throws IllegalArgumentException when nothing of that class is kept
     */
    public <T> T get(Class<T> type) {
        var thing = kept.get(type);
        if (thing == null) throw new IllegalArgumentException("nothing is kept: " + type.getName());
        return type.cast(thing);
    }
}
