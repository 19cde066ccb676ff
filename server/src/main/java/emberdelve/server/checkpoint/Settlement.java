package emberdelve.server.checkpoint;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemRow;
import emberdelve.db.character.PurseRow;
import emberdelve.db.row.Table;
import emberdelve.db.world.LedgerRow;
import emberdelve.server.checkpoint.SetAside.Entry;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Corpse;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.Collection;

/**
 * The settlement of a checkpoint without the rows that are set aside: the stored rows of characters
 * and corpses get their present gold, and the ledger gets the difference between what is stored and
 * what is in the world. Thread: world.
 */
record Settlement(String region, KnownRows known, MadeRows made, Ledger ledger) {
    private static final Logger LOG = LoggerFactory.getLogger(Settlement.class);

    /**
     * The ledger's reason for the difference between what is stored and what is in the world,
     * because a row cannot be stored.
     */
    static final String REASON = "set aside";

    /** Adds the rows that make the checkpoint balance without those set aside. */
    void without(Collection<Entry> aside) {
        for (var entry : aside) keepStep(entry);
        var gold = 0L;
        var items = 0L;
        for (var entry : aside) {
            gold += stored(entry) - inWorld(entry);
            if (entry.name().table() == ItemRow.TABLE) {
                items += known.has(ItemRow.TABLE, entry.name().key()) ? 1 : 0;
                items -= entry.thing().isPresent() ? 1 : 0;
            } else if (entry.name().table() == LedgerRow.TABLE) {
                items += itemsMissing(entry);
            }
        }
        book(ledger.get(REASON), gold, items);
    }

    private void keepStep(Entry entry) {
        var table = entry.name().table();
        var last = known.row(table, entry.name().key());
        if (last.isEmpty() || entry.thing().isEmpty()) return;
        try {
            switch (last.get()) {
                case CharacterRow row when entry.thing().get() instanceof Actor actor -> {
                    var purse = new PurseRow(actor.gold(), actor.vault().gold(), actor.boundGold());
                    keepStep(CharacterRow.TABLE, row.with(purse), entry);
                }
                case CorpseRow row when entry.thing().get() instanceof Corpse corpse ->
                        keepStep(CorpseRow.TABLE, row.withGold(corpse.gold()), entry);
                default -> {}
            }
        } catch (RuntimeException fault) {
            // The ledger gets the difference in that case.
            LOG.debug("the gold of {} cannot be stored, either", entry.name(), fault);
        }
    }

    private <R extends Record> void keepStep(Table<R> table, R row, Entry entry) {
        var digest = table.digest(row);
        if (entry.refuses(digest) || known.has(table, entry.name().key(), digest)) return;
        made.of(table).add(row, digest, entry.thing().orElse(entry.name()));
    }

    /** The gold that is stored for the thing. */
    private long stored(Entry entry) {
        var name = entry.name();
        var row = made.row(name).or(() -> known.row(name.table(), name.key()));
        return switch (row.orElse(name)) {
            case CharacterRow character -> character.purse().all();
            case CorpseRow corpse -> corpse.gold();
            // Gold of which the stored ledger does not know is in the world all the same.
            case LedgerRow sums -> sums.goldDestroyed() - sums.goldMinted();
            default -> 0;
        };
    }

    private long inWorld(Entry entry) {
        return switch (entry.thing().orElse(entry.name())) {
            case Actor actor when actor.isCharacter() -> actor.gold() + actor.vault().gold();
            case CharacterRow row -> row.purse().all();
            case Corpse corpse -> corpse.gold();
            case String reason when entry.name().table() == LedgerRow.TABLE ->
                    ledger.get(reason).goldDestroyed() - ledger.get(reason).goldMinted();
            default -> 0;
        };
    }

    private long itemsMissing(Entry entry) {
        if (!(entry.thing().orElse("") instanceof String reason)) return 0;
        var sums = ledger.get(reason);
        var missing = sums.itemsMinted() - sums.itemsDestroyed();
        return known.row(LedgerRow.TABLE, entry.name().key()).orElse(entry.name())
                        instanceof LedgerRow row
                ? missing - row.itemsMinted() + row.itemsDestroyed()
                : missing;
    }

    /**
     * Adds the ledger's row for the difference, on top of what was booked before the last start.
     */
    private void book(Ledger.Entry before, long gold, long items) {
        var entry = LedgerRow.entry(region, REASON);
        var row =
                new LedgerRow(
                        entry,
                        before.goldMinted() + Math.max(gold, 0),
                        before.goldDestroyed() + Math.max(-gold, 0),
                        before.itemsMinted() + Math.max(items, 0),
                        before.itemsDestroyed() + Math.max(-items, 0));
        var digest = LedgerRow.TABLE.digest(row);
        var isNothing = gold == 0 && items == 0 && !known.has(LedgerRow.TABLE, entry);
        if (isNothing || known.has(LedgerRow.TABLE, entry, digest)) return;
        made.of(LedgerRow.TABLE).add(row, digest, REASON);
    }
}
