package emberdelve.server.feature.stone;

import emberdelve.db.row.Table;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.List;

/** The store of the stone's lines: turns each into a row, and the rows back. */
final class CarvingStore implements Stored.Shared<Carving, CarvingRow> {
    @Override
    public Class<Carving> kind() {
        return Carving.class;
    }

    @Override
    public Table<CarvingRow> table() {
        return CarvingRow.TABLE;
    }

    @Override
    public CarvingRow row(long key, Carving carving) {
        return new CarvingRow(
                key,
                carving.who().value(),
                carving.account(),
                carving.name(),
                carving.tick(),
                carving.day(),
                carving.words());
    }

    @Override
    public Personal<CarvingRow> personal() {
        return new Personal.Rows<>(
                (row, person) -> person.plays(row.characterId()),
                (world, person) -> world.part(Carvings.class).erase(person),
                (world, renaming) -> world.part(Carvings.class).rename(renaming));
    }

    @Override
    public Reach reach() {
        return Reach.EVERYBODY;
    }

    @Override
    public void learn(World world, List<CarvingRow> rows, List<Long> gone) {
        world.part(Carvings.class).learn(rows.stream().map(CarvingStore::carving).toList(), gone);
    }

    private static Carving carving(CarvingRow row) {
        return new Carving(
                row.id(),
                new ActorId(row.characterId()),
                row.accountId(),
                row.name(),
                row.tick(),
                row.dayNumber(),
                row.words());
    }
}
