package emberdelve.db.world;

import emberdelve.db.audit.AuditTable;
import emberdelve.db.character.CharacterTable;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.CorpseTable;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.character.ItemTable;
import emberdelve.db.delve.DelveTable;
import emberdelve.db.group.MemberTable;
import emberdelve.db.mail.LetterTable;
import emberdelve.db.open.Store;
import emberdelve.db.open.StoreException;
import emberdelve.db.open.StoreException.Kind;
import emberdelve.db.sanction.SanctionTable;
import emberdelve.db.seal.OwnDigests;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.seal.WorldTable;
import emberdelve.db.zone.MonsterTable;
import emberdelve.db.zone.ReturnTable;

import org.jdbi.v3.core.Handle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * Makes checkpoints durable, and gives back what they left.
 *
 * <p>Writing is for the checkpoint-writer only; loading is safe for any thread.
 */
public final class Checkpoints {
    private final Store store;

    /**
     * Checkpoints that are durable, as far as anybody can tell, and still kept: a disk that broke
     * its word may give the file back as it was some of them ago.
     */
    static final int RECENT_MAX = 8;

    /** Rows of all of them together: what a memory of them may cost. */
    static final int RECENT_ROWS_MAX = 50_000;

    private final LongConsumer durable;
    private final ArrayDeque<Checkpoint> recent = new ArrayDeque<>();

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
     * <p>A file that was opened again and is older than what was durable gets the checkpoints it
     * lost once more, in the same transaction.
     *
     * @throws emberdelve.db.open.StoreException if it may not be durable: keep it, re-open the
     *     database, and write it again; of kind UNSOUND, if the file has lost more than is kept
     *     here
     * @throws IllegalArgumentException if it would turn the world back
     */
    public void write(Checkpoint checkpoint) {
        store.write(handle -> {
            var stored = WorldTable.read(handle);
            for (var lost : lost(stored)) {
                apply(handle, stored, lost);
                stored = WorldTable.read(handle);
            }
            if (checkpoint.number() > stored.checkpoint()) apply(handle, stored, checkpoint);
            return stored;
        });
        remember(checkpoint);
        durable.accept(checkpoint.number());
    }

    private List<Checkpoint> lost(WorldRow stored) {
        var lost = recent.stream().filter(each -> each.number() > stored.checkpoint()).toList();
        if (lost.size() < recent.size()
                || lost.isEmpty()
                || lost.getFirst().number() == stored.checkpoint() + 1) return lost;

        throw new StoreException(
                Kind.UNSOUND,
                store.file(),
                "went back to checkpoint "
                        + stored.checkpoint()
                        + " (expected: at least "
                        + (lost.getFirst().number() - 1)
                        + ")",
                store.restoring());
    }

    private void remember(Checkpoint checkpoint) {
        if (!recent.isEmpty() && recent.getLast().number() == checkpoint.number()) return;

        recent.addLast(checkpoint);
        var rows = recent.stream().mapToLong(Checkpoint::rows).sum();
        while (recent.size() > RECENT_MAX || (recent.size() > 1 && rows > RECENT_ROWS_MAX)) {
            rows -= recent.removeFirst().rows();
        }
    }

    /** The world as of the last checkpoint, all of one tick. */
    public StoredWorld loadWorld() {
        return store.readAtOnce(handle -> {
            var onFloors = new ArrayList<ItemRow>();
            var inCorpses = new ArrayList<ItemRow>();
            var onMonsters = new ArrayList<ItemRow>();
            for (var item : ItemTable.lyingAbout(handle)) {
                switch (item.place()) {
                    case ItemPlace.OnFloor _ -> onFloors.add(item);
                    case ItemPlace.InCorpse _ -> inCorpses.add(item);
                    case ItemPlace.OnMonster _ -> onMonsters.add(item);
                    case ItemPlace.OnCharacter _, ItemPlace.InBank _ ->
                            throw new IllegalStateException(
                                    "item: " + item.id() + " (expected: one that nobody has)");
                }
            }
            var corpses = new ArrayList<CorpseRow>();
            CorpseTable.each(handle, corpses::add);
            return new StoredWorld(
                    WorldTable.read(handle),
                    onFloors,
                    corpses,
                    inCorpses,
                    LedgerTable.all(handle),
                    StoredZones.read(handle, onMonsters),
                    MemberTable.all(handle),
                    StoredMail.read(handle),
                    SanctionTable.all(handle),
                    DelveTable.all(handle));
        });
    }

    /** Holders come before what they hold, and go after it: the foreign keys hold at each step. */
    private static void apply(Handle handle, WorldRow stored, Checkpoint checkpoint) {
        if (checkpoint.tick() < stored.tick() || checkpoint.nextId() < stored.nextId()) {
            throw new IllegalArgumentException(
                    "checkpoint "
                            + checkpoint.number()
                            + ": tick "
                            + checkpoint.tick()
                            + ", next id "
                            + checkpoint.nextId()
                            + " (expected: at least "
                            + stored.tick()
                            + " and "
                            + stored.nextId()
                            + ")");
        }
        CharacterTable.save(handle, checkpoint.characters());
        CorpseTable.save(handle, checkpoint.corpses());
        MonsterTable.save(handle, checkpoint.monsters().rows());
        ItemTable.save(handle, checkpoint.items());
        ItemTable.remove(handle, checkpoint.goneItems());
        CorpseTable.remove(handle, checkpoint.goneCorpses());
        MonsterTable.remove(handle, checkpoint.monsters().gone());
        ReturnTable.save(handle, checkpoint.returns().rows());
        ReturnTable.remove(handle, checkpoint.returns().gone());
        MemberTable.save(handle, checkpoint.members().rows());
        MemberTable.remove(handle, checkpoint.members().gone());
        LetterTable.save(handle, checkpoint.letters().rows());
        LetterTable.remove(handle, checkpoint.letters().gone());
        SanctionTable.save(handle, checkpoint.sanctions().rows());
        SanctionTable.remove(handle, checkpoint.sanctions().gone());
        DelveTable.save(handle, checkpoint.delves().rows());
        DelveTable.remove(handle, checkpoint.delves().gone());
        LedgerTable.save(handle, checkpoint.ledger());
        AuditTable.append(handle, checkpoint.audit());
        WorldTable.advance(
                handle,
                checkpoint.tick(),
                checkpoint.number(),
                checkpoint.nextId(),
                checkpoint.digest());
        OwnDigests.checkpointWritten(handle);
    }
}
