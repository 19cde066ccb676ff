package emberdelve.server.feature.lodging;

import emberdelve.config.content.RoomId;
import emberdelve.db.row.Table;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.kernel.World;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Stored;

import java.util.List;

/** The store of rooms that are let: turns each into a row of the table, and the rows back. */
final class LodgingStore implements Stored.OfPlace<RentedRoom, LodgingRow> {
    @Override
    public Class<RentedRoom> kind() {
        return RentedRoom.class;
    }

    @Override
    public Table<LodgingRow> table() {
        return LodgingRow.TABLE;
    }

    /** True: the rooms must be there before the chests that stand in them. */
    @Override
    public boolean bringsRooms() {
        return true;
    }

    @Override
    public LodgingRow row(long key, RentedRoom room) {
        return new LodgingRow(key, room.name(), room.paidUntil(), room.words());
    }

    @Override
    public Personal<LodgingRow> personal() {
        return Personal.ofCharacters(
                LodgingRow::characterId,
                (world, id) ->
                        world.part(LodgingHouse.class)
                                .lodgings()
                                .ifPresent(lodgings -> lodgings.forget(id)),
                (world, renaming) ->
                        world.part(LodgingHouse.class)
                                .lodgings()
                                .ifPresent(lodgings -> lodgings.rename(renaming)));
    }

    @Override
    public RoomId place(LodgingRow row) {
        return LodgingRooms.of(row.characterId());
    }

    @Override
    public void restore(World world, List<LodgingRow> rows, StoredWorld stored) {
        var house = world.part(LodgingHouse.class).lodgings();
        for (var row : rows) house.ifPresent(lodgings -> lodgings.restore(row));
    }
}
