package emberdelve.server.checkpoint;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemRow;
import emberdelve.db.character.PurseRow;
import emberdelve.db.row.Table;
import emberdelve.db.world.Changed;
import emberdelve.db.world.LedgerRow;
import emberdelve.db.world.RowName;
import emberdelve.server.checkpoint.SetAside.Entry;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Corpse;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * The rows of one checkpoint in the making. A row that cannot be made is set aside, and disturbs no
 * other. Nothing is counted as stored before {@link #commit}. Thread: world.
 */
final class Gathering {
    private static final Logger LOG = LoggerFactory.getLogger(Gathering.class);

    /**
     * The ledger's source for what is stored otherwise than it is in the world, because a row that
     * holds it cannot be stored.
     */
    static final String REASON = "set aside";

    private final KnownRows known;
    private final SetAside aside;
    private final Map<Table<?>, Made<?>> made = new LinkedHashMap<>();
    private final Map<RowName, Entry> nowAside = new LinkedHashMap<>();
    private final Set<RowName> touched;
    // One that was aside is not any more: what the database refused may have hung on it.
    private boolean isMended;

    /**
     * @param refused just now, by the database
     */
    Gathering(KnownRows known, SetAside aside, Set<RowName> refused) {
        this.known = known;
        this.aside = aside;
        touched = new HashSet<>(refused);
    }

    private static final class Made<R extends Record> {
        private final Table<R> table;
        private final List<R> rows = new ArrayList<>();
        private final List<Long> digests = new ArrayList<>();
        private final List<Object> things = new ArrayList<>();
        private final List<Long> gone = new ArrayList<>();

        Made(Table<R> table) {
            this.table = table;
        }

        void add(R row, long digest, Object thing) {
            rows.add(row);
            digests.add(digest);
            things.add(thing);
        }

        Changed<R> commit(KnownRows known) {
            for (var at = 0; at < rows.size(); at++)
                known.put(table, rows.get(at), digests.get(at), things.get(at));
            for (var key : gone) known.remove(table, key);
            return new Changed<>(table, rows, gone);
        }

        /** The row with that key, if there is one. */
        Optional<Record> row(Object key) {
            for (var row : rows) if (table.key(row).equals(key)) return Optional.of(row);
            return Optional.empty();
        }
    }

    /** The rows of these things, and of those of the table that are aside. */
    <K, T, R extends Record> void add(
            Table<R> table, Map<K, T> changed, List<Long> gone, BiFunction<K, T, R> mapping) {
        var into = new Made<>(table);
        made.put(table, into);
        tryAside(into, changed, gone, mapping);
        changed.forEach((key, thing) -> {
            if (!make(into, key, thing, mapping)) touched.add(new RowName(table, key));
        });
        into.gone.addAll(gone);
    }

    /** The same, when those are all there are; what is stored of them already is left out. */
    <K, T, R extends Record> void addAll(
            Table<R> table, Map<K, T> all, BiFunction<K, T, R> mapping) {
        var gone = known.ids(table);
        for (var entry : aside.all())
            if (entry.name().table() == table
                    && entry.thing().isPresent()
                    && entry.name().key() instanceof Long key) gone.add(key);
        gone.removeAll(all.keySet());
        add(table, all, gone, mapping);
        var into = of(table);
        for (var at = into.rows.size() - 1; at >= 0; at--) {
            if (!isStored(into, at)) continue;
            into.rows.remove(at);
            into.digests.remove(at);
            into.things.remove(at);
        }
    }

    private <R extends Record> boolean isStored(Made<R> into, int at) {
        return known.has(into.table, into.table.key(into.rows.get(at)), into.digests.get(at));
    }

    @SuppressWarnings("unchecked") // The things of a table are of its kind, and so are its keys.
    private <K, T, R extends Record> void tryAside(
            Made<R> into, Map<K, T> changed, List<Long> gone, BiFunction<K, T, R> mapping) {
        for (var entry : aside.all()) {
            var key = entry.name().key();
            if (entry.name().table() != into.table
                    || changed.containsKey(key)
                    || gone.contains(key)) continue;
            if (entry.thing().isPresent()) make(into, (K) key, (T) entry.thing().get(), mapping);
            else if (entry.refused().isEmpty() || isMended) into.gone.add((Long) key);
            else nowAside.put(entry.name(), entry);
        }
    }

    /** Answers whether the row is one of the checkpoint. */
    private <K, T, R extends Record> boolean make(
            Made<R> into, K key, T thing, BiFunction<K, T, R> mapping) {
        var before = aside.get(into.table, key);
        try {
            var row = mapping.apply(key, thing);
            var digest = into.table.digest(row);
            if (before.isPresent() && before.get().refuses(digest) && !isMended) {
                setAside(into.table, key, thing, before.get().why(), before.get().refused());
                return false;
            }
            into.add(row, digest, thing);
            isMended |= before.isPresent();
            return true;
        } catch (RuntimeException fault) {
            LOG.debug("no row of {} {}", into.table, key, fault);
            var why = Optional.ofNullable(fault.getMessage()).orElse(fault.toString());
            setAside(into.table, key, thing, why, before.map(Entry::refused).orElse(List.of()));
            return false;
        }
    }

    private void setAside(
            Table<?> table, Object key, Object thing, String why, List<Long> refused) {
        var name = new RowName(table, key);
        nowAside.put(name, new Entry(name, Optional.of(thing), why, refused));
    }

    /**
     * Makes what is stored fit together without those that are aside: of a character and a corpse
     * the row that is stored keeps step with their gold, and the ledger has what is stored
     * otherwise than it is.
     */
    void balance(Ledger ledger) {
        if (aside.isEmpty() && nowAside.isEmpty()) return;
        for (var entry : nowAside.values()) keepStep(entry);
        var gold = 0L;
        var items = 0L;
        for (var entry : nowAside.values()) {
            gold += stored(entry) - inWorld(entry, ledger);
            if (entry.name().table() == ItemRow.TABLE) {
                items += known.has(ItemRow.TABLE, entry.name().key()) ? 1 : 0;
                items -= entry.thing().isPresent() ? 1 : 0;
            } else if (entry.name().table() == LedgerRow.TABLE) {
                items += itemsMissing(entry, ledger);
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
            // Then the ledger has the difference.
            LOG.debug("the gold of {} cannot be stored, either", entry.name(), fault);
        }
    }

    private <R extends Record> void keepStep(Table<R> table, R row, Entry entry) {
        var digest = table.digest(row);
        if (entry.refuses(digest) || known.has(table, entry.name().key(), digest)) return;
        of(table).add(row, digest, entry.thing().orElse(entry.name()));
    }

    @SuppressWarnings("unchecked") // The rows that are made of a table are its rows.
    private <R extends Record> Made<R> of(Table<R> table) {
        return (Made<R>) made.computeIfAbsent(table, _ -> new Made<>(table));
    }

    /** The gold that is stored of it. */
    private long stored(Entry entry) {
        var name = entry.name();
        var row = of(name.table()).row(name.key()).or(() -> known.row(name.table(), name.key()));
        return switch (row.orElse(name)) {
            case CharacterRow character -> character.purse().all();
            case CorpseRow corpse -> corpse.gold();
            // What the ledger lacks is there all the same.
            case LedgerRow sums -> sums.goldDestroyed() - sums.goldMinted();
            default -> 0;
        };
    }

    private static long inWorld(Entry entry, Ledger ledger) {
        return switch (entry.thing().orElse(entry.name())) {
            case Actor actor when actor.isCharacter() -> actor.gold() + actor.vault().gold();
            case Corpse corpse -> corpse.gold();
            case String reason when entry.name().table() == LedgerRow.TABLE ->
                    ledger.get(reason).goldDestroyed() - ledger.get(reason).goldMinted();
            default -> 0;
        };
    }

    private long itemsMissing(Entry entry, Ledger ledger) {
        if (!(entry.name().key() instanceof String reason)) return 0;
        var sums = ledger.get(reason);
        var missing = sums.itemsMinted() - sums.itemsDestroyed();
        return known.row(LedgerRow.TABLE, reason).orElse(entry.name()) instanceof LedgerRow row
                ? missing - row.itemsMinted() + row.itemsDestroyed()
                : missing;
    }

    /** On top of what was booked before the last start. */
    private void book(Ledger.Entry before, long gold, long items) {
        var row =
                new LedgerRow(
                        REASON,
                        before.goldMinted() + Math.max(gold, 0),
                        before.goldDestroyed() + Math.max(-gold, 0),
                        before.itemsMinted() + Math.max(items, 0),
                        before.itemsDestroyed() + Math.max(-items, 0));
        var digest = LedgerRow.TABLE.digest(row);
        var isNothing = gold == 0 && items == 0 && !known.has(LedgerRow.TABLE, REASON);
        if (isNothing || known.has(LedgerRow.TABLE, REASON, digest)) return;
        of(LedgerRow.TABLE).add(row, digest, REASON);
    }

    /** Those that are aside now. */
    Collection<Entry> nowAside() {
        return Collections.unmodifiableCollection(nowAside.values());
    }

    /** Whether that is the id of a character that is in memory. */
    boolean isCharacter(long id) {
        return known.has(CharacterRow.TABLE, id)
                || aside.get(CharacterRow.TABLE, id).isPresent()
                || nowAside.containsKey(new RowName(CharacterRow.TABLE, id))
                || of(CharacterRow.TABLE).row(id).isPresent();
    }

    /** Whether that one has changed since the last checkpoint. */
    boolean isTouched(Entry entry) {
        return touched.contains(entry.name());
    }

    /** From now on these rows count as stored, and as set aside who is. */
    List<Changed<?>> commit() {
        var changes = new ArrayList<Changed<?>>();
        for (var each : made.values()) changes.add(each.commit(known));
        aside.are(nowAside);
        return changes;
    }
}
