package emberdelve.server.feature.trigger;

import emberdelve.db.row.Table;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.List;

/** The store of what triggers remember: turns each sheet into a row, and the rows back. */
final class MemoryStore implements Stored.Shared<MemorySheet, MemoryRow> {
    @Override
    public Class<MemorySheet> kind() {
        return MemorySheet.class;
    }

    @Override
    public Table<MemoryRow> table() {
        return MemoryRow.TABLE;
    }

    @Override
    public MemoryRow row(long key, MemorySheet sheet) {
        return new MemoryRow(key, sheet.owner(), sheet.values());
    }

    @Override
    public Personal<MemoryRow> personal() {
        return Personal.ofCharacters(
                MemoryRow::id, (world, id) -> world.part(Memory.class).forget(id));
    }

    /**
     * The reach of characters: what they have left goes along, and what zones and rooms remember
     * stays in their world.
     */
    @Override
    public Reach reach() {
        return Reach.CHARACTER;
    }

    @Override
    public void restore(World world, List<MemoryRow> rows, StoredWorld stored) {
        var memory = world.part(Memory.class);
        for (var row : rows) memory.restore(sheet(row));
    }

    @Override
    public void learn(World world, List<MemoryRow> rows, List<Long> gone) {
        var memory = world.part(Memory.class);
        for (var row : rows) memory.learn(sheet(row));
        for (var key : gone) memory.drop(new ActorId(key));
    }

    private static MemorySheet sheet(MemoryRow row) {
        return new MemorySheet(row.id(), row.owner(), row.remembered());
    }
}
