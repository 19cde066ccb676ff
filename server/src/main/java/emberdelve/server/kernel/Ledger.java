package emberdelve.server.kernel;

import emberdelve.server.model.Changes;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The ledger of where gold and items came from and where they went, summed up by reason. At any
 * time, what there is equals what was minted less what was destroyed. Thread: world.
 *
 * @see "docs/decisions/0003-ledger-by-reason.md"
 */
public final class Ledger {
    private final TreeMap<String, Entry> entries = new TreeMap<>();
    private final Changes changes;

    Ledger(Changes changes) {
        this.changes = changes;
    }

    /** The sums of one reason; all 0 or more. */
    public record Entry(
            long goldMinted, long goldDestroyed, long itemsMinted, long itemsDestroyed) {
        private static final Entry NONE = new Entry(0, 0, 0, 0);

        Entry plus(Entry other) {
            return new Entry(
                    Math.addExact(goldMinted, other.goldMinted),
                    Math.addExact(goldDestroyed, other.goldDestroyed),
                    Math.addExact(itemsMinted, other.itemsMinted),
                    Math.addExact(itemsDestroyed, other.itemsDestroyed));
        }
    }

    public void mintGold(String reason, long amount) {
        if (amount > 0) add(reason, new Entry(amount, 0, 0, 0));
    }

    public void destroyGold(String reason, long amount) {
        if (amount > 0) add(reason, new Entry(0, amount, 0, 0));
    }

    void mintItem(String reason) {
        add(reason, new Entry(0, 0, 1, 0));
    }

    void destroyItem(String reason) {
        add(reason, new Entry(0, 0, 0, 1));
    }

    /** Takes over a stored entry, without marking it as changed. */
    public void restore(String reason, Entry entry) {
        entries.put(reason, entry);
    }

    public Entry get(String reason) {
        return entries.getOrDefault(reason, Entry.NONE);
    }

    public Map<String, Entry> entries() {
        return Collections.unmodifiableMap(entries);
    }

    /** The gold and the items that should exist, over all reasons. */
    public Entry total() {
        return entries.values().stream().reduce(Entry.NONE, Entry::plus);
    }

    private void add(String reason, Entry entry) {
        entries.merge(reason, entry, Entry::plus);
        changes.ledgerChanged(reason);
    }
}
