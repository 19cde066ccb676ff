package emberdelve.server.feature.wall;

import emberdelve.db.row.Table;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.List;

/** The sheets of the wall as rows, and back. */
final class WallStore implements Stored.Shared<WallSheet, WallRow> {
    @Override
    public Class<WallSheet> kind() {
        return WallSheet.class;
    }

    @Override
    public Table<WallRow> table() {
        return WallRow.TABLE;
    }

    @Override
    public WallRow row(long key, WallSheet sheet) {
        return new WallRow(key, sheet.name(), sheet.weeks());
    }

    @Override
    public Personal<WallRow> personal() {
        return Personal.ofCharacters(
                WallRow::characterId,
                (world, id) -> world.part(Wall.class).forget(id),
                (world, renaming) -> world.part(Wall.class).rename(renaming));
    }

    /** The tables list the characters of all worlds. */
    @Override
    public Reach reach() {
        return Reach.EVERYBODY;
    }

    @Override
    public void learn(World world, List<WallRow> rows, List<Long> gone) {
        var wall = world.part(Wall.class);
        for (var row : rows)
            wall.restore(new ActorId(row.characterId()), new WallSheet(row.name(), row.weeks()));
        for (var key : gone) wall.drop(new ActorId(key));
    }
}
