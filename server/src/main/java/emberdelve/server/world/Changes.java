package emberdelve.server.world;

import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.delve.Expedition;
import emberdelve.server.world.item.Corpse;
import emberdelve.server.world.item.Item;
import emberdelve.server.world.item.ItemId;
import emberdelve.server.world.post.Letter;
import emberdelve.server.world.sanction.Sanction;
import emberdelve.server.world.spawn.Return;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What must be stored and is not yet. Marks are raised by the setters of the facts themselves,
 * never by whoever calls them. Thread: world.
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
    private final Map<Long, Return> returns = new LinkedHashMap<>();
    private final Set<Long> goneReturns = new LinkedHashSet<>();
    private boolean groups;
    private final Map<Long, Letter> letters = new LinkedHashMap<>();
    private final Set<Long> goneLetters = new LinkedHashSet<>();
    private final Map<Long, Sanction> sanctions = new LinkedHashMap<>();
    private final Set<Long> goneSanctions = new LinkedHashSet<>();
    private final Map<Long, Expedition> delves = new LinkedHashMap<>();
    private final Set<Long> goneDelves = new LinkedHashSet<>();

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

    /** It may have become one that is stored, or one that is not. */
    public void monsterChanged(Actor monster) {
        monsters.add(monster);
    }

    public void returnSet(Return comes) {
        returns.put(comes.id(), comes);
    }

    /** It has come, or never will. */
    public void returnGone(Return comes) {
        returns.remove(comes.id());
        goneReturns.add(comes.id());
    }

    /** Somebody belongs to another group than before, or stands elsewhere in it. */
    public void groupsChanged() {
        groups = true;
    }

    public void letterChanged(Letter letter) {
        letters.put(letter.id(), letter);
    }

    public void letterGone(long id) {
        letters.remove(id);
        goneLetters.add(id);
    }

    public void sanctionChanged(Sanction sanction) {
        sanctions.put(sanction.id(), sanction);
    }

    /** It was lifted, or is over. */
    public void sanctionGone(long id) {
        sanctions.remove(id);
        goneSanctions.add(id);
    }

    public void delveChanged(Expedition expedition) {
        delves.put(expedition.id(), expedition);
    }

    /** It fell in and was not cleared, or has been forgotten. */
    public void delveGone(long id) {
        delves.remove(id);
        goneDelves.add(id);
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
                + returns.size()
                + goneReturns.size()
                + (groups ? 1 : 0)
                + letters.size()
                + goneLetters.size()
                + sanctions.size()
                + goneSanctions.size()
                + delves.size()
                + goneDelves.size();
    }

    /** Everything marked, once: the marks are taken down. */
    public Marked take() {
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
                        List.copyOf(returns.values()),
                        List.copyOf(goneReturns),
                        groups,
                        List.copyOf(letters.values()),
                        List.copyOf(goneLetters),
                        List.copyOf(sanctions.values()),
                        List.copyOf(goneSanctions),
                        List.copyOf(delves.values()),
                        List.copyOf(goneDelves));
        characters.clear();
        items.clear();
        goneItems.clear();
        corpses.clear();
        goneCorpses.clear();
        ledgerReasons.clear();
        staffDeeds.clear();
        monsters.clear();
        returns.clear();
        goneReturns.clear();
        groups = false;
        letters.clear();
        goneLetters.clear();
        sanctions.clear();
        goneSanctions.clear();
        delves.clear();
        goneDelves.clear();
        return marked;
    }

    /** What changed since the last time, in the order in which it first did. */
    public record Marked(
            List<Actor> characters,
            List<Item> items,
            List<ItemId> goneItems,
            List<Corpse> corpses,
            List<Corpse> goneCorpses,
            List<String> ledgerReasons,
            List<StaffDeed> staffDeeds,
            List<Actor> monsters,
            List<Return> returns,
            List<Long> goneReturns,
            boolean groups,
            List<Letter> letters,
            List<Long> goneLetters,
            List<Sanction> sanctions,
            List<Long> goneSanctions,
            List<Expedition> delves,
            List<Long> goneDelves) {}
}
