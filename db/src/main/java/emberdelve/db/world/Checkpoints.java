package emberdelve.db.world;

import emberdelve.db.audit.AuditTable;
import emberdelve.db.character.CharacterTable;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.CorpseTable;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.character.ItemTable;
import emberdelve.db.open.Store;
import java.util.ArrayList;
import java.util.function.LongConsumer;
import org.jdbi.v3.core.Handle;

/**
 * Makes checkpoints durable, and gives back what they left.
 *
 * <p>Writing is for the checkpoint-writer only; loading is safe for any thread.
 */
public final class Checkpoints {
    private final Store store;
    private final LongConsumer durable;

    /**
     * Not for the server: the database hands it out.
     *
     * @param durable told the number of each checkpoint that is on the disk
     */
    public Checkpoints(Store store, LongConsumer durable) {
        this.store = store;
        this.durable = durable;
    }

    /**
     * Writes the checkpoint as one transaction and forces it to the disk; returns only then.
     *
     * <p>A number that is stored already means that an earlier try did get through although it
     * seemed to fail: that is a success, and nothing is written twice.
     *
     * @throws emberdelve.db.StoreException if it may not be durable: keep it, re-open the database,
     *     and write it again
     * @throws IllegalArgumentException if it would turn the world back
     */
    public void write(Checkpoint checkpoint) {
        store.write(handle -> {
            var stored = WorldTable.read(handle);
            if (checkpoint.number() > stored.checkpoint()) apply(handle, stored, checkpoint);
            return stored;
        });
        durable.accept(checkpoint.number());
    }

    /** The world as of the last checkpoint, all of one tick. */
    public StoredWorld loadWorld() {
        return store.readAtOnce(handle -> {
            var onFloors = new ArrayList<ItemRow>();
            var inCorpses = new ArrayList<ItemRow>();
            for (var item : ItemTable.lyingAbout(handle)) {
                switch (item.place()) {
                    case ItemPlace.OnFloor _ -> onFloors.add(item);
                    case ItemPlace.InCorpse _ -> inCorpses.add(item);
                    case ItemPlace.OnCharacter _ -> throw new IllegalStateException(
                            "item: " + item.id() + " (expected: one that nobody has)");
                }
            }
            var corpses = new ArrayList<CorpseRow>();
            CorpseTable.each(handle, corpses::add);
            return new StoredWorld(WorldTable.read(handle), onFloors, corpses, inCorpses,
                    LedgerTable.all(handle));
        });
    }

    /** Holders come before what they hold, and go after it: the foreign keys hold at each step. */
    private static void apply(Handle handle, WorldRow stored, Checkpoint checkpoint) {
        if (checkpoint.tick() < stored.tick() || checkpoint.nextId() < stored.nextId()) {
            throw new IllegalArgumentException("checkpoint " + checkpoint.number() + ": tick "
                    + checkpoint.tick() + ", next id " + checkpoint.nextId()
                    + " (expected: at least " + stored.tick() + " and " + stored.nextId() + ")");
        }
        CharacterTable.save(handle, checkpoint.characters());
        CorpseTable.save(handle, checkpoint.corpses());
        ItemTable.save(handle, checkpoint.items());
        ItemTable.remove(handle, checkpoint.goneItems());
        CorpseTable.remove(handle, checkpoint.goneCorpses());
        LedgerTable.save(handle, checkpoint.ledger());
        AuditTable.append(handle, checkpoint.audit());
        WorldTable.advance(handle, checkpoint);
    }
}
