package emberdelve.server.feature.trace;

import emberdelve.db.row.Table;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ItemId;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.List;

/** The store of the lives of things: turns each entry into a row, and the rows back. */
final class LifeStore implements Stored.Shared<LifeEntry, LifeEntryRow> {
    @Override
    public Class<LifeEntry> kind() {
        return LifeEntry.class;
    }

    @Override
    public Table<LifeEntryRow> table() {
        return LifeEntryRow.TABLE;
    }

    @Override
    public LifeEntryRow row(long key, LifeEntry entry) {
        return new LifeEntryRow(
                key,
                entry.item().value(),
                entry.type(),
                entry.number(),
                entry.what().word(),
                entry.tick(),
                entry.second(),
                entry.who().character(),
                entry.who().name(),
                entry.other().character(),
                entry.other().name(),
                entry.room(),
                entry.detail());
    }

    /** The life of a thing outlives those who had it: it stays, without the name. */
    @Override
    public Personal<LifeEntryRow> personal() {
        return new Personal.Rows<>(
                (row, person) -> person.plays(row.whoId()) || person.plays(row.otherId()),
                (world, person) -> world.part(Lives.class).erase(person),
                (world, renaming) -> world.part(Lives.class).rename(renaming));
    }

    /** A thing wanders, and staff ask for its life wherever they are. */
    @Override
    public Reach reach() {
        return Reach.EVERYBODY;
    }

    @Override
    public void learn(World world, List<LifeEntryRow> rows, List<Long> gone) {
        world.part(Lives.class).learn(rows.stream().map(LifeStore::entry).toList(), gone);
    }

    private static LifeEntry entry(LifeEntryRow row) {
        return new LifeEntry(
                new ItemId(row.itemId()),
                row.itemType(),
                row.number(),
                What.of(row.what()),
                row.tick(),
                row.atSecond(),
                new Whom(row.whoId(), row.who()),
                new Whom(row.otherId(), row.other()),
                row.room(),
                row.detail());
    }
}
