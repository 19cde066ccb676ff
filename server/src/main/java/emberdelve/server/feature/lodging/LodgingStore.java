package emberdelve.server.feature.lodging;

import emberdelve.db.row.Table;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.kernel.World;
import emberdelve.server.stored.Stored;

import java.util.List;

/** Rooms that are let as rows, and back. */
final class LodgingStore implements Stored<RentedRoom, LodgingRow> {
    @Override
    public Class<RentedRoom> kind() {
        return RentedRoom.class;
    }

    @Override
    public Table<LodgingRow> table() {
        return LodgingRow.TABLE;
    }

    /** Their chests stand in them. */
    @Override
    public boolean bringsRooms() {
        return true;
    }

    @Override
    public LodgingRow row(long key, RentedRoom room) {
        return new LodgingRow(key, room.name(), room.paidUntil(), room.words());
    }

    @Override
    public void restore(World world, List<LodgingRow> rows, StoredWorld stored) {
        var house = world.part(LodgingHouse.class).lodgings();
        for (var row : rows) house.ifPresent(lodgings -> lodgings.restore(row));
    }
}
