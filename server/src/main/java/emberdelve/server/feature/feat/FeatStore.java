package emberdelve.server.feature.feat;

import emberdelve.db.row.Table;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.List;

/** The store of what characters are known for: turns each record into a row, and the rows back. */
final class FeatStore implements Stored.Shared<FeatRecord, FeatRow> {
    @Override
    public Class<FeatRecord> kind() {
        return FeatRecord.class;
    }

    @Override
    public Table<FeatRow> table() {
        return FeatRow.TABLE;
    }

    @Override
    public FeatRow row(long key, FeatRecord record) {
        return new FeatRow(key, record.counts(), record.earned());
    }

    @Override
    public Personal<FeatRow> personal() {
        return Personal.ofCharacters(
                FeatRow::characterId, (world, id) -> world.part(Feats.class).forget(id));
    }

    @Override
    public Reach reach() {
        return Reach.CHARACTER;
    }

    @Override
    public void learn(World world, List<FeatRow> rows, List<Long> gone) {
        var feats = world.part(Feats.class);
        for (var row : rows)
            feats.restore(
                    new ActorId(row.characterId()), new FeatRecord(row.counts(), row.earned()));
        for (var key : gone) feats.drop(new ActorId(key));
    }
}
