package emberdelve.server.rule.move;

import emberdelve.config.content.RoomId;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Door;
import emberdelve.server.model.Marks;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The doors of the content that are not as they were built; no other doors are stored
 * (docs/rules.md R18.5). The doors of drafts and of zones that were opened during play do not
 * belong to them. Thread: world.
 */
public final class MovedDoors {
    private final World world;
    private final Marks<Door> marks;

    /**
     * The doors by the ids under which they are stored, in the order in which they were first
     * moved.
     */
    private final Map<Door, Long> ids = new LinkedHashMap<>();

    MovedDoors(World world) {
        this.world = world;
        marks = world.changes().of(Door.class);
    }

    /** Notes that a door has moved, which may have made it as it was built. */
    void changed(Door door) {
        if (!isOfContent(door)) return;
        if (door.isAsBuilt()) forget(door);
        else marks.changed(ids.computeIfAbsent(door, _ -> world.ids().give()), door);
    }

    private void forget(Door door) {
        var id = ids.remove(door);
        if (id != null) marks.gone(id);
    }

    /**
     * Takes over a stored door.
     *
     * @return the door, which the caller moves as it was stored; empty when it no longer exists, or
     *     is another door now
     */
    Optional<Door> restore(DoorRow row) {
        var door =
                world.map()
                        .door(new RoomId(row.fromRoom()), new RoomId(row.toRoom()))
                        .filter(its -> row.isOf(its) && isOfContent(its));
        door.ifPresentOrElse(its -> ids.put(its, row.id()), () -> marks.gone(row.id()));
        return door;
    }

    /** Forgets the doors that are not in the new content. */
    void reloaded() {
        for (var door : List.copyOf(ids.keySet())) if (!isOfContent(door)) forget(door);
    }

    private boolean isOfContent(Door door) {
        return world.map().has(door) && isOfContent(door.one()) && isOfContent(door.other());
    }

    private boolean isOfContent(RoomId room) {
        return world.content().zones().containsKey(room.zone());
    }

    /** All moved doors, by the ids under which they are stored. */
    public Map<Long, Door> all() {
        var all = new LinkedHashMap<Long, Door>();
        ids.forEach((door, id) -> all.put(id, door));
        return all;
    }

    void sumUp(Hooks.Sum sum) {
        ids.forEach((door, id) -> {
            sum.add(id);
            sum.add(door.relocking().map(Door.Relocking::dueTick).orElse(0L));
        });
    }
}
