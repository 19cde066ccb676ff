package emberdelve.server.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What has changed since the last checkpoint. The setters of the model mark a change; their callers
 * never do. Thread: world.
 */
public final class Changes {
    private final Set<Actor> characters = new LinkedHashSet<>();
    private final Map<ItemId, Item> items = new LinkedHashMap<>();
    private final Set<ItemId> goneItems = new LinkedHashSet<>();
    private final Set<Corpse> corpses = new LinkedHashSet<>();
    private final Set<Corpse> goneCorpses = new LinkedHashSet<>();
    private final Set<String> ledgerReasons = new LinkedHashSet<>();
    private final List<StaffDeed> staffDeeds = new ArrayList<>();
    private final Set<Actor> monsters = new LinkedHashSet<>();
    private final Map<Class<?>, Marks<?>> others = new LinkedHashMap<>();

    public void characterChanged(Actor actor) {
        characters.add(actor);
    }

    public void itemChanged(Item item) {
        items.put(item.id(), item);
    }

    public void itemGone(Item item) {
        items.remove(item.id());
        goneItems.add(item.id());
    }

    public void corpseChanged(Corpse corpse) {
        corpses.add(corpse);
    }

    public void corpseGone(Corpse corpse) {
        corpses.remove(corpse);
        goneCorpses.add(corpse);
    }

    public void ledgerChanged(String reason) {
        ledgerReasons.add(reason);
    }

    public void staffDid(StaffDeed deed) {
        staffDeeds.add(deed);
    }

    /** The monster changed; it may now need to be stored, or no longer. */
    public void monsterChanged(Actor monster) {
        monsters.add(monster);
    }

    /**
     * The marks of a kind of thing that a feature stores.
     *
     * @param kind the class of its things
     */
    @SuppressWarnings("unchecked") // Put there under the class of its things, here alone.
    public <T> Marks<T> of(Class<T> kind) {
        return (Marks<T>) others.computeIfAbsent(kind, _ -> new Marks<T>());
    }

    /** Whether nothing waits to be stored. */
    public boolean isEmpty() {
        return size() == 0;
    }

    /** Rows that the next checkpoint will have. */
    public int size() {
        return characters.size()
                + items.size()
                + goneItems.size()
                + corpses.size()
                + goneCorpses.size()
                + ledgerReasons.size()
                + staffDeeds.size()
                + monsters.size()
                + others.values().stream().mapToInt(Marks::size).sum();
    }

    /** Takes all marks and clears them. */
    public Marked take() {
        var taken = new LinkedHashMap<Class<?>, Marks.Taken<?>>();
        others.forEach((kind, marks) -> taken.put(kind, marks.take()));
        var marked =
                new Marked(
                        List.copyOf(characters),
                        List.copyOf(items.values()),
                        List.copyOf(goneItems),
                        List.copyOf(corpses),
                        List.copyOf(goneCorpses),
                        List.copyOf(ledgerReasons),
                        List.copyOf(staffDeeds),
                        List.copyOf(monsters),
                        Collections.unmodifiableMap(taken));
        characters.clear();
        items.clear();
        goneItems.clear();
        corpses.clear();
        goneCorpses.clear();
        ledgerReasons.clear();
        staffDeeds.clear();
        monsters.clear();
        return marked;
    }

    /** What changed since the last checkpoint, in the order of the first change. */
    public record Marked(
            List<Actor> characters,
            List<Item> items,
            List<ItemId> goneItems,
            List<Corpse> corpses,
            List<Corpse> goneCorpses,
            List<String> ledgerReasons,
            List<StaffDeed> staffDeeds,
            List<Actor> monsters,
            Map<Class<?>, Marks.Taken<?>> others) {
        /** The marks of a kind of thing that a feature stores. */
        @SuppressWarnings("unchecked") // The marks of a kind are of its things.
        public <T> Marks.Taken<T> of(Class<T> kind) {
            var taken = (Marks.Taken<T>) others.get(kind);
            return taken == null ? new Marks.Taken<>(Map.of(), List.of(), false) : taken;
        }
    }
}
