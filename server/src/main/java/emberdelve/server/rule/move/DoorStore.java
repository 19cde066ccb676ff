package emberdelve.server.rule.move;

import emberdelve.config.content.RoomId;
import emberdelve.db.row.Table;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Door;
import emberdelve.server.model.Door.Relocking;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Stored;

import java.util.List;

/** Doors that are not as they were built as rows, and back. */
final class DoorStore implements Stored.OfPlace<Door, DoorRow> {
    @Override
    public Class<Door> kind() {
        return Door.class;
    }

    @Override
    public Table<DoorRow> table() {
        return DoorRow.TABLE;
    }

    @Override
    public DoorRow row(long key, Door door) {
        var from = door.relocking().map(Relocking::from).orElse(door.one());
        return new DoorRow(
                key,
                from.value(),
                door.beyond(from).value(),
                door.name(),
                door.hasLock(),
                door.isOpen(),
                door.relocking().map(Relocking::dueTick).orElse(0L));
    }

    @Override
    public Personal<DoorRow> personal() {
        return new Personal.Nothing<>("doors, without who opened them");
    }

    @Override
    public RoomId place(DoorRow row) {
        return new RoomId(row.fromRoom());
    }

    @Override
    public void restore(World world, List<DoorRow> rows, StoredWorld stored) {
        for (var row : rows) world.part(Doors.class).restore(row);
    }
}
