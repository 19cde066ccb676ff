package emberdelve.server.kernel;

import emberdelve.server.model.Door;
import emberdelve.server.model.Room;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The doors between rooms before the ways are laid anew, so that they stay open, shut or locked as
 * they are.
 */
final class KeptDoors {
    /** No doors: there was nothing before. */
    static final KeptDoors NONE = new KeptDoors(List.of());

    private final Map<Set<Room>, Door> byRooms = new HashMap<>();

    KeptDoors(Collection<Room> rooms) {
        for (var room : rooms)
            for (var way : room.ways())
                way.door().ifPresent(door -> byRooms.put(sides(room, way.to()), door));
    }

    /**
     * The old door between the rooms, if it has that name, and a lock or none as asked; else a new
     * door.
     */
    Door between(Room one, Room other, String name, boolean hasLock) {
        var before = byRooms.get(sides(one, other));
        return before != null && before.name().equals(name) && before.hasLock() == hasLock
                ? before
                : new Door(name, hasLock, one.id(), other.id());
    }

    private static Set<Room> sides(Room one, Room other) {
        return one == other ? Set.of(one) : Set.of(one, other);
    }
}
