package emberdelve.server.kernel;

import emberdelve.server.model.Changes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ObjLongConsumer;

/**
 * The ledger of where gold and items came from and where they went, summed up by reason. At any
 * time, what there is equals what was minted less what was destroyed. Thread: world.
 *
 * @see "docs/decisions/0003-ledger-by-reason.md"
 */
public final class Ledger {
    /** The reason under which is booked what staff make and take; the audit says who. */
    public static final String BY_STAFF = "staff";

    /** The reason under which is booked what shops sell and buy. */
    public static final String BY_SHOPS = "shop";

    private final TreeMap<String, Entry> entries = new TreeMap<>();
    private final Changes changes;
    private final List<ObjLongConsumer<String>> goldHooks = new ArrayList<>();

    Ledger(Changes changes) {
        this.changes = changes;
    }

    /** The sums of one reason; all 0 or more. */
    public record Entry(
            long goldMinted, long goldDestroyed, long itemsMinted, long itemsDestroyed) {
        private static final Entry NONE = new Entry(0, 0, 0, 0);

        /** What is left without that part, which must be in it. */
        Entry less(Entry part) {
            return new Entry(
                    goldMinted - part.goldMinted,
                    goldDestroyed - part.goldDestroyed,
                    itemsMinted - part.itemsMinted,
                    itemsDestroyed - part.itemsDestroyed);
        }

        Entry plus(Entry other) {
            return new Entry(
                    Math.addExact(goldMinted, other.goldMinted),
                    Math.addExact(goldDestroyed, other.goldDestroyed),
                    Math.addExact(itemsMinted, other.itemsMinted),
                    Math.addExact(itemsDestroyed, other.itemsDestroyed));
        }
    }

    /**
     * Adds a hook for gold, which is given the reason and the amount: that of destroyed gold is
     * negative.
     */
    public void onGold(ObjLongConsumer<String> hook) {
        goldHooks.add(hook);
    }

    public void mintGold(String reason, long amount) {
        if (amount <= 0) return;
        add(reason, new Entry(amount, 0, 0, 0));
        for (var hook : goldHooks) hook.accept(reason, amount);
    }

    public void destroyGold(String reason, long amount) {
        if (amount <= 0) return;
        add(reason, new Entry(0, amount, 0, 0));
        for (var hook : goldHooks) hook.accept(reason, -amount);
    }

    /** Takes back what was booked under that reason, as if it had never been. */
    public void takeBack(String reason, Entry booked) {
        entries.merge(reason, booked, Entry::less);
        changes.ledgerChanged(reason);
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
