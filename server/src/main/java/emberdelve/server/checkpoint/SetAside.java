package emberdelve.server.checkpoint;

import emberdelve.db.row.Table;
import emberdelve.db.world.RowName;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Item;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Things whose rows cannot be stored, while all others are: no row can be made of them, or the
 * database refuses it. Each is tried again with every checkpoint; a row that the database has
 * refused only once it has changed, or after {@link #tryAgain}. Thread: world.
 *
 * @see "docs/decisions/0139-one-bad-row-is-set-aside.md"
 */
final class SetAside {
    private static final Logger LOG = LoggerFactory.getLogger(SetAside.class);

    private Map<RowName, Entry> entries = new LinkedHashMap<>();
    // The newest entry of each row of which staff were told, until the row is stored again.
    private final Map<RowName, Entry> told = new LinkedHashMap<>();
    private final List<UnstoredRow> news = new ArrayList<>();

    /**
     * A thing whose row cannot be stored.
     *
     * @param thing the thing; empty if it is gone, and the database refuses to remove its row
     * @param why the reason, in one clause
     * @param refused the digests of the thing's rows that the database has refused
     */
    record Entry(RowName name, Optional<Object> thing, String why, List<Long> refused) {
        Entry {
            refused = List.copyOf(refused);
        }

        boolean refuses(long digest) {
            return refused.contains(digest);
        }

        UnstoredRow shown() {
            var called =
                    switch (thing.orElse("")) {
                        case Actor actor -> " (" + actor.name() + ")";
                        case Item item -> " (" + item.type().id() + ")";
                        case Corpse corpse -> " (" + corpse.of() + ")";
                        default -> "";
                    };
            return new UnstoredRow(name + called, why);
        }
    }

    boolean isEmpty() {
        return entries.isEmpty();
    }

    /** The rows set aside as staff read them. */
    List<UnstoredRow> shown() {
        return entries.values().stream().map(Entry::shown).toList();
    }

    /**
     * The rows set aside as staff read them, and those that are under way again and not known to be
     * stored.
     */
    List<UnstoredRow> shownUntilStored() {
        return told.values().stream().map(Entry::shown).toList();
    }

    /** Whether staff were told of that row, and it is not stored yet. */
    boolean isTold(RowName name) {
        return told.containsKey(name);
    }

    Collection<Entry> all() {
        return Collections.unmodifiableCollection(entries.values());
    }

    Optional<Entry> get(Table<?> table, Object key) {
        if (entries.isEmpty()) return Optional.empty();
        return Optional.ofNullable(entries.get(new RowName(table, key)));
    }

    /** Lets the next checkpoint try again the rows that the database has refused. */
    void tryAgain() {
        entries.replaceAll((_, each) -> new Entry(each.name, each.thing, each.why, List.of()));
    }

    /**
     * Takes the rows that are set aside from now on; new ones are logged, and staff are told of
     * them once.
     */
    void are(Map<RowName, Entry> now) {
        entries = now;
        for (var each : now.values()) isAside(each);
    }

    /** Sets aside a row that the database refuses. */
    void refuses(RowName name, KnownRows.Undone undone, String why) {
        var before = Optional.ofNullable(entries.get(name));
        var digests = new ArrayList<>(before.map(Entry::refused).orElse(List.of()));
        digests.add(undone.digest());
        // The first reason is kept as the cause: later refusals may only follow from it.
        var entry = new Entry(name, undone.thing(), before.map(Entry::why).orElse(why), digests);
        entries.put(name, entry);
        isAside(entry);
    }

    private void isAside(Entry entry) {
        if (told.put(entry.name, entry) == null) tell(entry.shown());
    }

    /** Logs a row that cannot be stored, and keeps it as news for staff. */
    void tell(UnstoredRow row) {
        LOG.error("cannot be stored, and is set aside: {}: {}", row.row(), row.why());
        news.add(row);
    }

    /** Notes that all that was under way is stored. */
    void settle() {
        if (told.isEmpty()) return;
        told.keySet()
                .removeIf(name -> {
                    if (entries.containsKey(name)) return false;
                    LOG.info("is stored again, and not set aside any more: {}", name);
                    return true;
                });
    }

    /** Takes the rows of which staff were not told yet. */
    List<UnstoredRow> takeNews() {
        var taken = List.copyOf(news);
        news.clear();
        return taken;
    }
}
