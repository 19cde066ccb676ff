package emberdelve.server.feature.trace;

import emberdelve.db.account.Renaming;
import emberdelve.db.person.Person;
import emberdelve.server.model.ItemId;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * The life of one thing: its first entries and its last, in their order. Thread: world.
 *
 * @see LifeEntry#ENTRIES_MAX
 */
final class Life {
    private final ItemId item;
    private final String type;
    private final List<LifeEntry> entries = new ArrayList<>(4);

    Life(ItemId item, String type) {
        this.item = item;
        this.type = type;
    }

    ItemId item() {
        return item;
    }

    /** The id of the thing's type. */
    String type() {
        return type;
    }

    /** The entries that are kept, the oldest first; a live view. */
    List<LifeEntry> entries() {
        return Collections.unmodifiableList(entries);
    }

    /** The number of entries that were not kept; they lie between the first and the last. */
    int missing() {
        return next() - 1 - entries.size();
    }

    /** The number of the next entry. */
    int next() {
        return entries.isEmpty() ? 1 : entries.getLast().number() + 1;
    }

    /** Adds the next entry; if the life is full, the first of its last entries goes. */
    void add(LifeEntry entry) {
        if (entries.size() == LifeEntry.ENTRIES_MAX) entries.remove(LifeEntry.FIRST_MAX);
        entries.add(entry);
    }

    /**
     * Takes over a stored entry, in the place of the one with its key. Mostly it is the next one,
     * but it may be an earlier one with another name, or one that was told before.
     */
    void learn(LifeEntry entry) {
        if (entries.isEmpty() || entries.getLast().number() < entry.number()) {
            add(entry);
            return;
        }
        drop(entry.key());
        var at = entries.size();
        while (at > 0 && entries.get(at - 1).number() > entry.number()) at--;
        entries.add(at, entry);
    }

    /** Takes out the entry with that key, if there is one. */
    void drop(long key) {
        entries.removeIf(each -> each.key() == key);
    }

    boolean hasEnded() {
        return !entries.isEmpty() && entries.getLast().what().isEnd();
    }

    void erase(Person person, Consumer<LifeEntry> changed) {
        replace(each -> each.erased(person), changed);
    }

    void rename(Renaming renaming, Consumer<LifeEntry> changed) {
        replace(each -> each.renamed(renaming), changed);
    }

    private void replace(UnaryOperator<LifeEntry> by, Consumer<LifeEntry> changed) {
        for (var at = 0; at < entries.size(); at++) {
            var now = by.apply(entries.get(at));
            if (now.equals(entries.get(at))) continue;
            entries.set(at, now);
            changed.accept(now);
        }
    }
}
