package emberdelve.db.world;

import emberdelve.db.audit.AuditRow;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemRow;
import emberdelve.db.row.Require;
import java.util.List;

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
 * @param digest of the whole world after this checkpoint, not of these rows; see {@link WorldRow}
 */
public record Checkpoint(
        long number, long tick, long nextId, List<CharacterRow> characters, List<ItemRow> items,
        List<Long> goneItems, List<CorpseRow> corpses, List<Long> goneCorpses,
        List<LedgerRow> ledger, List<AuditRow> audit, long digest) {
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
}
