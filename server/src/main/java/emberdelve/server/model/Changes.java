package emberdelve.server.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The changes since the last checkpoint. The setters of the model mark a change; their callers
 * never do. Thread: world.
 */
public final class Changes {
    private final Map<Class<?>, Marks<?>> things = new LinkedHashMap<>();
    private final Set<String> ledgerReasons = new LinkedHashSet<>();
    private final List<StaffDeed> staffDeeds = new ArrayList<>();
    private final List<ErasedPerson> erased = new ArrayList<>();
    private ItemWatch items = ItemWatch.NONE;

    /**
     * The marks of a kind of thing that is stored, such as all items.
     *
     * @param kind the class of its things
     */
    @SuppressWarnings("unchecked") // Put there here alone, under the class of its things.
    public <T> Marks<T> of(Class<T> kind) {
        return (Marks<T>) things.computeIfAbsent(kind, _ -> new Marks<T>());
    }

    /** Sets the one watch over all items. */
    public void watchItems(ItemWatch watch) {
        items = watch;
    }

    /** The watch over all items. */
    public ItemWatch items() {
        return items;
    }

    public void ledgerChanged(String reason) {
        ledgerReasons.add(reason);
    }

    public void staffDid(StaffDeed deed) {
        staffDeeds.add(deed);
    }

    public void erased(ErasedPerson person) {
        erased.add(person);
    }

    /** Whether nothing waits to be stored. */
    public boolean isEmpty() {
        return size() == 0;
    }

    /** Rows that the next checkpoint will have. */
    public int size() {
        return ledgerReasons.size()
                + staffDeeds.size()
                + erased.size()
                + things.values().stream().mapToInt(Marks::size).sum();
    }

    /** Sources of the ledger whose sums changed, in the order of the first change; a live view. */
    public Set<String> ledgerReasons() {
        return Collections.unmodifiableSet(ledgerReasons);
    }

    /** The deeds of staff, in their order; a live view. */
    public List<StaffDeed> staffDeeds() {
        return Collections.unmodifiableList(staffDeeds);
    }

    /** The persons who are erased; a live view. */
    public List<ErasedPerson> erased() {
        return Collections.unmodifiableList(erased);
    }

    /** Clears all marks; called once the rows of what is marked are made. */
    public void clear() {
        things.values().forEach(Marks::clear);
        ledgerReasons.clear();
        staffDeeds.clear();
        erased.clear();
    }
}
