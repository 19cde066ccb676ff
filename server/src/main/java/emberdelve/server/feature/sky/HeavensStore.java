package emberdelve.server.feature.sky;

import emberdelve.db.row.Table;
import emberdelve.server.kernel.World;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.List;

/** The store of the weather: turns it into a row, and the row back. */
final class HeavensStore implements Stored.Shared<Heavens, HeavensRow> {
    @Override
    public Class<Heavens> kind() {
        return Heavens.class;
    }

    @Override
    public Table<HeavensRow> table() {
        return HeavensRow.TABLE;
    }

    @Override
    public HeavensRow row(long key, Heavens heavens) {
        return new HeavensRow(key, heavens.weather(), heavens.untilTick(), heavens.toldTick());
    }

    @Override
    public Personal<HeavensRow> personal() {
        return new Personal.Nothing<>("the weather over the dungeon");
    }

    /** There is one sky over all worlds. Its row is never gone. */
    @Override
    public Reach reach() {
        return Reach.EVERYBODY;
    }

    @Override
    public void learn(World world, List<HeavensRow> rows, List<Long> gone) {
        for (var row : rows)
            world.part(Heavens.class).learn(row.weather(), row.untilTick(), row.toldTick());
    }
}
