package emberdelve.server.rule.spawn;

import emberdelve.config.content.RoomId;
import emberdelve.db.row.Table;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.kernel.World;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Stored;

import java.util.List;

/** Respawns as rows, and back. */
final class RespawnStore implements Stored.OfPlace<Respawn, RespawnRow> {
    @Override
    public Class<Respawn> kind() {
        return Respawn.class;
    }

    @Override
    public Table<RespawnRow> table() {
        return RespawnRow.TABLE;
    }

    @Override
    public RespawnRow row(long key, Respawn comes) {
        return new RespawnRow(key, comes.monster(), comes.spawnPoint().value(), comes.dueTick());
    }

    @Override
    public Personal<RespawnRow> personal() {
        return new Personal.Nothing<>("monsters that come back");
    }

    @Override
    public RoomId place(RespawnRow row) {
        return new RoomId(row.nest());
    }

    @Override
    public void restore(World world, List<RespawnRow> rows, StoredWorld stored) {
        for (var row : rows) world.part(Spawner.class).restored(comes(row));
    }

    private static Respawn comes(RespawnRow row) {
        return new Respawn(row.id(), row.monsterType(), new RoomId(row.nest()), row.dueTick());
    }
}
