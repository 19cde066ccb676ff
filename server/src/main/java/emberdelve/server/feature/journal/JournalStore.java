package emberdelve.server.feature.journal;

import emberdelve.db.row.Table;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.List;

/**
 * The store of journals: turns each into a row, and the rows back. Kinds that content no longer has
 * stay in them.
 */
final class JournalStore implements Stored.Shared<Journal, JournalRow> {
    @Override
    public Class<Journal> kind() {
        return Journal.class;
    }

    @Override
    public Table<JournalRow> table() {
        return JournalRow.TABLE;
    }

    @Override
    public JournalRow row(long key, Journal journal) {
        return new JournalRow(key, journal.entries(), journal.names());
    }

    @Override
    public Personal<JournalRow> personal() {
        return Personal.ofCharacters(
                JournalRow::characterId, (world, id) -> world.part(Journals.class).forget(id));
    }

    @Override
    public Reach reach() {
        return Reach.CHARACTER;
    }

    @Override
    public void learn(World world, List<JournalRow> rows, List<Long> gone) {
        var journals = world.part(Journals.class);
        for (var row : rows)
            journals.restore(new ActorId(row.characterId()), new Journal(row.kinds(), row.names()));
        for (var key : gone) journals.drop(new ActorId(key));
    }
}
