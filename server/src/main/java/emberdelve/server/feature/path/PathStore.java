package emberdelve.server.feature.path;

import emberdelve.db.row.Table;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.List;

/** The store of chosen paths: turns each into a row, and the rows back. */
final class PathStore implements Stored.Shared<ChosenPath, PathRow> {
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
    public Reach reach() {
        return Reach.CHARACTER;
    }

    @Override
    public void learn(World world, List<PathRow> rows, List<Long> gone) {
        var paths = world.part(Paths.class);
        for (var row : rows)
            paths.restore(new ActorId(row.characterId()), new ChosenPath(row.path()));
        for (var key : gone) paths.drop(new ActorId(key));
    }
}
