package emberdelve.server.feature.spawn;

import emberdelve.config.content.RoomId;
import emberdelve.db.row.Table;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.stored.Stored;
import emberdelve.server.world.World;
import emberdelve.server.world.spawn.Return;
import emberdelve.server.world.spawn.Spawner;

import java.util.List;

/** Monsters that have died and will come back, as rows, and back. */
final class ReturnStore implements Stored<Return, ReturnRow> {
    @Override
    public Class<Return> kind() {
        return Return.class;
    }

    @Override
    public Table<ReturnRow> table() {
        return ReturnRow.TABLE;
    }

    @Override
    public ReturnRow row(long key, Return comes) {
        return new ReturnRow(key, comes.monster(), comes.nest().value(), comes.dueTick());
    }

    @Override
    public void restore(World world, List<ReturnRow> rows, StoredWorld stored) {
        for (var row : rows) world.part(Spawner.class).restored(comes(row));
    }

    private static Return comes(ReturnRow row) {
        return new Return(row.id(), row.monsterType(), new RoomId(row.nest()), row.dueTick());
    }
}
