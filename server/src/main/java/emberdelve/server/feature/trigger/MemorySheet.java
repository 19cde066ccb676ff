package emberdelve.server.feature.trigger;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** The sheet of what one zone, room, monster or character remembers. Thread: world. */
final class MemorySheet {
    private final long id;
    private final String owner;
    private final Map<String, String> values = new TreeMap<>();

    /**
     * @param id the id of the actor, or an id of the world that was given to the place
     * @param owner the kind of owner, with the id of a place: {@code zone old-mine}, {@code room
     *     old-mine/stables}, {@code actor}
     */
    MemorySheet(long id, String owner, Map<String, String> values) {
        this.id = id;
        this.owner = owner;
        this.values.putAll(values);
    }

    long id() {
        return id;
    }

    String owner() {
        return owner;
    }

    Map<String, String> values() {
        return Collections.unmodifiableMap(values);
    }

    String get(String name) {
        return values.getOrDefault(name, "");
    }

    void set(String name, String value) {
        values.put(name, value);
    }
}
