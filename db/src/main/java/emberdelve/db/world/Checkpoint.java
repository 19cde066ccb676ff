package emberdelve.db.world;

import emberdelve.db.audit.AuditRow;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemRow;
import emberdelve.db.delve.DelveRow;
import emberdelve.db.group.MemberRow;
import emberdelve.db.mail.LetterRow;
import emberdelve.db.row.Require;
import emberdelve.db.sanction.SanctionRow;
import emberdelve.db.zone.MonsterRow;
import emberdelve.db.zone.ReturnRow;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;

/**
 * All changes of the world up to one tick, since the checkpoint before: one transaction.
 *
 * @param number larger than that of every checkpoint before
 * @param tick the tick these rows are the end of
 * @param nextId the first id that no character, item or corpse has had
 * @param characters those that changed or are new, whole
 * @param items those that changed, moved or are new, whole
 * @param goneItems ids of items that exist no more; unknown ids do no harm
 * @param corpses those that changed or are new, whole
 * @param goneCorpses ids of corpses that exist no more; none of them may still hold an item
 * @param ledger the rows that changed, with their totals since the beginning of the world
 * @param audit staff deeds of these ticks, smallest id first, ids larger than all before
 * @param monsters those that own or have learned something
 * @param returns of monsters that have died
 * @param members of groups
 * @param letters and notices on boards
 * @param sanctions of accounts and addresses
 * @param delves that are open or were cleared
 * @param digest of the whole world after this checkpoint, not of these rows; see {@link WorldRow}
 */
public record Checkpoint(
        long number,
        long tick,
        long nextId,
        List<CharacterRow> characters,
        List<ItemRow> items,
        List<Long> goneItems,
        List<CorpseRow> corpses,
        List<Long> goneCorpses,
        List<LedgerRow> ledger,
        List<AuditRow> audit,
        Changed<MonsterRow> monsters,
        Changed<ReturnRow> returns,
        Changed<MemberRow> members,
        Changed<LetterRow> letters,
        Changed<SanctionRow> sanctions,
        Changed<DelveRow> delves,
        long digest) {
    public Checkpoint {
        Require.range("number", number, 1, Long.MAX_VALUE);
        Require.natural("tick", tick);
        Require.natural("next_id", nextId);
        characters = List.copyOf(characters);
        items = List.copyOf(items);
        goneItems = List.copyOf(goneItems);
        corpses = List.copyOf(corpses);
        goneCorpses = List.copyOf(goneCorpses);
        ledger = List.copyOf(ledger);
        audit = List.copyOf(audit);
    }

    /** In which zones, groups, letters, sanctions and delves are as they were. */
    public Checkpoint(
            long number,
            long tick,
            long nextId,
            List<CharacterRow> characters,
            List<ItemRow> items,
            List<Long> goneItems,
            List<CorpseRow> corpses,
            List<Long> goneCorpses,
            List<LedgerRow> ledger,
            List<AuditRow> audit,
            long digest) {
        this(
                number,
                tick,
                nextId,
                characters,
                items,
                goneItems,
                corpses,
                goneCorpses,
                ledger,
                audit,
                Changed.nothing(),
                Changed.nothing(),
                Changed.nothing(),
                Changed.nothing(),
                Changed.nothing(),
                Changed.nothing(),
                digest);
    }

    /** Rows that it writes or takes out. */
    public int rows() {
        return characters.size()
                + items.size()
                + goneItems.size()
                + corpses.size()
                + goneCorpses.size()
                + ledger.size()
                + audit.size()
                + monsters.count()
                + returns.count()
                + members.count()
                + letters.count()
                + sanctions.count()
                + delves.count();
    }

    /**
     * This one together with an older one that was never stored. Of what both hold, the newer is
     * taken: the result leaves the same world as the two one after the other.
     */
    public Checkpoint including(Checkpoint older) {
        return new Checkpoint(
                number,
                tick,
                nextId,
                newest(CharacterRow::id, older.characters, characters, List.of()),
                newest(ItemRow::id, older.items, items, goneItems),
                both(older.goneItems, goneItems),
                newest(CorpseRow::id, older.corpses, corpses, goneCorpses),
                both(older.goneCorpses, goneCorpses),
                newest(LedgerRow::reason, older.ledger, ledger, List.of()),
                both(older.audit, audit),
                monsters.including(older.monsters, MonsterRow::id),
                returns.including(older.returns, ReturnRow::id),
                members.including(older.members, MemberRow::characterId),
                letters.including(older.letters, LetterRow::id),
                sanctions.including(older.sanctions, SanctionRow::id),
                delves.including(older.delves, DelveRow::id),
                digest);
    }

    private static <K, R> List<R> newest(
            Function<R, K> key, List<R> older, List<R> newer, List<K> gone) {
        var rows = new LinkedHashMap<K, R>();
        for (var row : older) rows.put(key.apply(row), row);
        for (var row : newer) rows.put(key.apply(row), row);
        gone.forEach(rows::remove);
        return List.copyOf(rows.values());
    }

    private static <R> List<R> both(List<R> older, List<R> newer) {
        var all = new ArrayList<>(older);
        all.addAll(newer);
        return all;
    }
}
