package emberdelve.server.feature.path;

import emberdelve.db.row.Table;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Stored;

import java.util.List;

/** The store of chosen paths: turns each into a row, and the rows back. */
final class PathStore implements Stored<ChosenPath, PathRow> {
    @Override
    public Class<ChosenPath> kind() {
        return ChosenPath.class;
    }

    @Override
    public Table<PathRow> table() {
        return PathRow.TABLE;
    }

    @Override
    public PathRow row(long key, ChosenPath chosen) {
        return new PathRow(key, chosen.id());
    }

    @Override
    public Personal<PathRow> personal() {
        return Personal.ofCharacters(
                PathRow::characterId, (world, id) -> world.part(Paths.class).forget(id));
    }

    @Override
    public void restore(World world, List<PathRow> rows, StoredWorld stored) {
        var paths = world.part(Paths.class);
        for (var row : rows)
            paths.restore(new ActorId(row.characterId()), new ChosenPath(row.path()));
    }
}
