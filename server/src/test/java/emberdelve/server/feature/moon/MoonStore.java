package emberdelve.server.feature.moon;

import emberdelve.db.row.Table;
import emberdelve.server.kernel.World;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.List;
import java.util.Locale;

/** The moon as a row, and back. */
final class MoonStore implements Stored.Shared<Moon, MoonRow> {
    @Override
    public Class<Moon> kind() {
        return Moon.class;
    }

    @Override
    public Table<MoonRow> table() {
        return MoonRow.TABLE;
    }

    @Override
    public MoonRow row(long key, Moon moon) {
        return new MoonRow(key, moon.phase().word(), moon.untilTick());
    }

    @Override
    public Personal<MoonRow> personal() {
        return new Personal.Nothing<>("the phase of the moon");
    }

    @Override
    public Reach reach() {
        return Reach.EVERYBODY;
    }

    /** The row of the moon is never gone. */
    @Override
    public void learn(World world, List<MoonRow> rows, List<Long> gone) {
        for (var row : rows) {
            var phase = Phase.valueOf(row.phase().toUpperCase(Locale.ROOT));
            world.part(Moon.class).restore(phase, row.untilTick());
        }
    }
}
