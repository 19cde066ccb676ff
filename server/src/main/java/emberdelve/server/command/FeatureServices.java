package emberdelve.server.command;

import java.util.LinkedHashMap;
import java.util.Map;

/** Services of features outside the world, one of each class. Thread: as each object says. */
public final class FeatureServices {
    private final Map<Class<?>, Object> services = new LinkedHashMap<>();

    /**
     * @param things the services, no two of one class
     */
    public static FeatureServices of(Object... things) {
        var all = new FeatureServices();
        for (var thing : things) all.services.put(thing.getClass(), thing);
        return all;
    }

    /**
     * @throws IllegalArgumentException when there is no service of that class
     */
    public <T> T get(Class<T> type) {
        var thing = services.get(type);
        if (thing == null) throw new IllegalArgumentException("no such service: " + type.getName());
        return type.cast(thing);
    }
}
