package emberdelve.server.rule.move;

import emberdelve.config.content.RoomId;
import emberdelve.db.row.Require;
import emberdelve.db.row.Table;
import emberdelve.server.model.Door;
import emberdelve.server.model.Door.Relocking;

import java.util.Optional;

/**
 * A door that is not as it was built: it is open, or unlocked although it has a lock. A locked door
 * is as it was built, so it has no row.
 *
 * @param fromRoom the room on one side; if the door locks itself again, the room from which it was
 *     unlocked
 * @param toRoom the room on the other side
 * @param name the name with which the door was built; a door with another name is another door
 * @param hasLock whether the door was built with a lock; if that differs, it is another door
 * @param relocksTick the world's tick at which it locks itself again; 0 for never
 */
public record DoorRow(
        long id,
        String fromRoom,
        String toRoom,
        String name,
        boolean hasLock,
        boolean isOpen,
        long relocksTick) {
    public static final Table<DoorRow> TABLE = Table.of("door", DoorRow.class);

    public DoorRow {
        Require.range("id", id, 1, Long.MAX_VALUE);
        Require.word("from_room", fromRoom);
        Require.word("to_room", toRoom);
        Require.word("name", name);
        Require.natural("relocks_tick", relocksTick);
    }

    /** Whether the row is of that door. */
    boolean isOf(Door door) {
        return door.name().equals(name) && door.hasLock() == hasLock;
    }

    /** The moment at which it locks itself again. */
    Optional<Relocking> relocking() {
        return relocksTick == 0
                ? Optional.empty()
                : Optional.of(new Relocking(new RoomId(fromRoom), relocksTick));
    }
}
