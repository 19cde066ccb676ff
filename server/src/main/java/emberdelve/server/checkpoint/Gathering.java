package emberdelve.server.checkpoint;

import emberdelve.db.audit.AuditRow;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.row.Table;
import emberdelve.db.world.Changed;
import emberdelve.db.world.RowName;
import emberdelve.server.checkpoint.MadeRows.Made;
import emberdelve.server.checkpoint.SetAside.Entry;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.model.Marks;
import emberdelve.server.model.StaffDeed;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * The rows of one checkpoint in the making. A row that cannot be made is set aside, and disturbs no
 * other. Nothing is counted as stored before {@link #commit}. Thread: world.
 */
final class Gathering {
    private static final Logger LOG = LoggerFactory.getLogger(Gathering.class);

    /** The word in place of a key for a table whose things cannot be listed. */
    private static final String EVERYTHING = "(all)";

    private final KnownRows known;
    private final SetAside aside;
    private final MadeRows made = new MadeRows();
    private final Map<RowName, Entry> nowAside = new LinkedHashMap<>();
    private final Map<Table<?>, List<Entry>> before = new HashMap<>();
    private final Set<RowName> touched;
    private final List<UnstoredRow> lost = new ArrayList<>();
    // Whether a row that was set aside can be made again; rows that the database refused may have
    // depended on it.
    private boolean isMended;

    /**
     * @param refused the rows that the database has refused just now
     */
    Gathering(KnownRows known, SetAside aside, Set<RowName> refused) {
        this.known = known;
        this.aside = aside;
        touched = new HashSet<>(refused);
        for (var entry : aside.all())
            before.computeIfAbsent(entry.name().table(), _ -> new ArrayList<>()).add(entry);
    }

    /** Adds the rows of these things, and of those of the table that were set aside. */
    <K, T, R extends Record> void add(
            Table<R> table, Map<K, T> changed, List<Long> gone, BiFunction<K, T, R> mapping) {
        var into = made.of(table);
        tryAside(into, changed, gone, mapping);
        changed.forEach((key, thing) -> {
            if (!make(into, key, thing, mapping)) touched.add(new RowName(table, key));
        });
        gone.forEach(into::goes);
    }

    /**
     * Adds the rows of the things that are marked, and of those of the table that were set aside.
     */
    <T, R extends Record> void add(Table<R> table, Marks<T> marks, BiFunction<Long, T, R> mapping) {
        var all = marks.present();
        if (all.isPresent()) {
            if (!addAll(table, all.get(), mapping)) touched.add(everythingOf(table));
        } else if (aside.get(table, EVERYTHING).isPresent()) {
            addAll(table, asideOf(table), mapping);
        } else {
            var seen = marks.seen();
            add(table, seen.changed(), seen.gone(), mapping);
        }
    }

    @SuppressWarnings("unchecked") // The method below puts it there for the table.
    private <T> Supplier<Map<Long, T>> asideOf(Table<?> table) {
        var thing = aside.get(table, EVERYTHING).flatMap(Entry::thing).orElseThrow();
        return (Supplier<Map<Long, T>>) thing;
    }

    /**
     * Adds the rows of all things of a table, except for those that are stored already. Answers
     * false if the things cannot be listed.
     */
    private <T, R extends Record> boolean addAll(
            Table<R> table, Supplier<Map<Long, T>> present, BiFunction<Long, T, R> mapping) {
        try {
            var all = present.get();
            var gone = known.ids(table);
            for (var entry : asideIn(table))
                if (entry.thing().isPresent() && entry.name().key() instanceof Long key)
                    gone.add(key);
            gone.removeAll(all.keySet());
            add(table, all, gone, mapping);
            made.of(table).leaveOutWhatIsStored(known);
            return true;
        } catch (RuntimeException fault) {
            for (var entry : asideIn(table)) nowAside.put(entry.name(), entry);
            setAside(everythingOf(table), present, fault, List.of());
            return false;
        }
    }

    private static RowName everythingOf(Table<?> table) {
        return new RowName(table, EVERYTHING);
    }

    private List<Entry> asideIn(Table<?> table) {
        return before.getOrDefault(table, List.of());
    }

    /**
     * The entries of the audit for what staff did. An entry that cannot be made is logged, and
     * staff are told of it instead.
     */
    List<AuditRow> audit(List<StaffDeed> deeds, Instant at) {
        var entries = new ArrayList<AuditRow>();
        for (var deed : deeds) {
            try {
                entries.add(AuditMapping.row(deed, at));
            } catch (RuntimeException fault) {
                LOG.warn("no entry of the audit of {}", deed, fault);
                lost.add(
                        new UnstoredRow(
                                "audit " + deed.id() + " (" + deed.deed() + ")", why(fault)));
            }
        }
        return entries;
    }

    @SuppressWarnings("unchecked") // The things of a table are of its kind, and so are its keys.
    private <K, T, R extends Record> void tryAside(
            Made<R> into, Map<K, T> changed, List<Long> gone, BiFunction<K, T, R> mapping) {
        var goneToo = new HashSet<Object>(gone);
        for (var entry : asideIn(into.table())) {
            var key = entry.name().key();
            // The things of the table can be listed again, so that the entry for all of them is
            // done with.
            if (key.equals(EVERYTHING) || changed.containsKey(key) || goneToo.contains(key))
                continue;
            if (entry.thing().isPresent()) make(into, (K) key, (T) entry.thing().get(), mapping);
            else if (entry.refused().isEmpty() || isMended) into.goes((Long) key);
            else nowAside.put(entry.name(), entry);
        }
    }

    /** Makes the row of a thing; answers false if it is set aside instead. */
    private <K, T, R extends Record> boolean make(
            Made<R> into, K key, T thing, BiFunction<K, T, R> mapping) {
        var before = aside.get(into.table(), key);
        try {
            var row = mapping.apply(key, thing);
            var digest = into.table().digest(row);
            if (before.isPresent() && before.get().refuses(digest) && !isMended) {
                nowAside.put(
                        before.get().name(),
                        new Entry(
                                before.get().name(),
                                Optional.of(thing),
                                before.get().why(),
                                before.get().refused()));
                return false;
            }
            into.add(row, digest, thing);
            isMended |= before.isPresent();
            return true;
        } catch (RuntimeException fault) {
            var refused = before.map(Entry::refused).orElse(List.of());
            setAside(new RowName(into.table(), key), thing, fault, refused);
            return false;
        }
    }

    private void setAside(RowName name, Object thing, RuntimeException fault, List<Long> refused) {
        if (!aside.isTold(name)) LOG.warn("no row can be made of {}", name, fault);
        nowAside.put(name, new Entry(name, Optional.of(thing), why(fault), refused));
    }

    private static String why(RuntimeException fault) {
        return Optional.ofNullable(fault.getMessage()).orElse(fault.toString());
    }

    /** Makes what is stored fit together without the rows that are set aside. */
    void settle(String region, Ledger ledger) {
        if (aside.isEmpty() && nowAside.isEmpty()) return;
        new Settlement(region, known, made, ledger).without(nowAside.values());
    }

    /** The rows that are set aside now. */
    Collection<Entry> nowAside() {
        return Collections.unmodifiableCollection(nowAside.values());
    }

    /** Whether that is the id of a character that is in memory. */
    boolean isCharacter(long id) {
        return known.has(CharacterRow.TABLE, id)
                || aside.get(CharacterRow.TABLE, id).isPresent()
                || nowAside.containsKey(new RowName(CharacterRow.TABLE, id))
                || made.of(CharacterRow.TABLE).row(id).isPresent();
    }

    /**
     * Whether the thing set aside has changed since the last checkpoint, or its row was refused
     * just now.
     */
    boolean isTouched(Entry entry) {
        return touched.contains(entry.name());
    }

    /**
     * Counts the rows that were made as stored, and the others as set aside; answers what changes
     * in the database.
     */
    List<Changed<?>> commit() {
        var changes = made.commit(known);
        aside.are(nowAside);
        lost.forEach(aside::tell);
        return changes;
    }
}
