package emberdelve.server.rule.item;

import emberdelve.config.content.Trigger;
import emberdelve.server.kernel.Deed;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Burden;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Item;
import emberdelve.server.model.Named;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Pile;
import emberdelve.server.model.Place;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.item.ItemEvent.Left.Reason;
import emberdelve.server.rule.level.Kills;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The taking of items from the floor or out of corpses, as many as the actor may have and can
 * carry. What is left is told once, with the reason.
 *
 * @param items the items, on the floor or in corpses of the room
 * @param purses corpses whose gold is taken as well
 * @param own the actor's own corpses, from which it takes back its experience
 */
public record Take(List<Item> items, List<Corpse> purses, List<Corpse> own) implements Action {
    /**
     * The most kinds of which others are told each; if there are more, they are told the number of
     * things.
     */
    private static final int KINDS_TOLD = 2;

    /** Takes items from the floor. */
    public Take(List<Item> items) {
        this(items, List.of(), List.of());
    }

    /**
     * Another actor for whom the item is kept; an actor that has left the dungeon does not count.
     */
    public static Optional<Actor> keptFor(Turn turn, Item item) {
        var now = turn.part(World.class).now();
        return corpse(item.place()).flatMap(corpse -> anothers(turn, corpse.keptFor(item, now)));
    }

    /** Another actor for whom the gold in the corpse is kept. */
    private static Optional<Actor> goldKeptFor(Turn turn, Corpse corpse) {
        return anothers(turn, corpse.goldKeptFor(turn.part(World.class).now()));
    }

    private static Optional<Actor> anothers(Turn turn, List<ActorId> keepers) {
        if (keepers.contains(turn.self().id())) return Optional.empty();
        return keepers.stream()
                .flatMap(each -> turn.part(World.class).population().find(each).stream())
                .findFirst();
    }

    /** Whether the item is kept for, or bound to, another actor. */
    public static boolean isAnothers(Turn turn, Item item) {
        return item.firstBarredTo(turn.self().id()).isPresent() || keptFor(turn, item).isPresent();
    }

    @Override
    public Outcome perform(Turn turn) {
        var taken = new LinkedHashMap<Place, List<Item>>();
        var kept = new LinkedHashMap<Actor, List<Item>>();
        var bound = new ArrayList<Item>();
        var tooMuch = new ArrayList<Item>();
        for (var item : items) {
            var owner = keptFor(turn, item);
            if (item.firstBarredTo(turn.self().id()).isPresent()) bound.add(item);
            else if (owner.isPresent()) among(kept, owner.get()).add(item);
            else if (!turn.part(Burden.class).canCarry(turn.self(), item)) tooMuch.add(item);
            else {
                among(taken, item.place()).add(item);
                item.moveTo(new OuterPlace.Carried(turn.self()));
            }
        }
        var full = new ArrayList<Corpse>();
        for (var purse : purses) {
            if (purse.gold() == 0) continue;
            var owner = goldKeptFor(turn, purse);
            if (owner.isEmpty()) full.add(purse);
            else among(kept, owner.get());
        }
        var xp = own.stream().mapToLong(Corpse::takeXp).sum();
        if (taken.isEmpty() && full.isEmpty() && xp == 0) return nothing(kept, bound, tooMuch);

        tell(turn, taken);
        if (!full.isEmpty()) turn.part(Purses.class).takeFrom(full, turn.self());
        turn.part(Kills.class).regain(turn.self(), xp);
        kept.forEach((owner, its) -> leave(turn, its, new Reason.KeptFor(owner.named())));
        leave(turn, bound, Reason.Bound.TO_ANOTHER);
        leave(turn, tooMuch, Reason.TooMuch.TOO_MUCH);
        tookUp(turn, taken.getOrDefault(new OuterPlace.OnFloor(turn.room()), List.of()));
        return new Outcome.Done(Effort.HANDLE);
    }

    /** Sets off what waits for somebody to take the items from the floor. */
    private static void tookUp(Turn turn, List<Item> items) {
        if (items.isEmpty()) return;
        var deed =
                Deed.of(turn.room(), Trigger.When.TAKE, turn.self())
                        .with(items.stream().map(Item::type).distinct().toList());
        turn.part(World.class).hooks().deed(deed);
    }

    private static Outcome nothing(
            Map<Actor, List<Item>> kept, List<Item> bound, List<Item> tooMuch) {
        if (!tooMuch.isEmpty()) return new Outcome.Refused("take.hands-full");
        if (!bound.isEmpty()) return barred(bound.getFirst());
        return kept.keySet().stream()
                .findFirst()
                .map(owner -> new Outcome.Refused("take.reserved", owner.named()))
                .orElseGet(() -> new Outcome.Refused("take.nothing"));
    }

    private static Outcome barred(Item item) {
        return new Outcome.Refused("take.bound", List.of(), Map.of("item", item.type().name()));
    }

    /** Tells what was taken, one line a kind: two potions from two corpses are two potions. */
    private static void tell(Turn turn, Map<Place, List<Item>> taken) {
        var self = turn.self().named();
        var items = taken.values().stream().flatMap(List::stream).toList();
        var piles = piles(items);
        var several = piles.size() > KINDS_TOLD;
        for (var pile : piles) {
            var took = took(self, pile, corpses(taken, pile));
            if (several) turn.tell(took);
            else turn.emit(took);
        }
        if (several)
            turn.emit(new ItemEvent.TookSeveral(self, items.size(), onlyCorpse(taken.keySet())));
    }

    private static ItemEvent took(Named self, Pile pile, Set<Corpse> from) {
        return switch (from.size()) {
            case 0 -> new ItemEvent.Took(self, pile);
            case 1 -> new ItemEvent.TookFromCorpse(self, pile, from.iterator().next().of());
            default -> new ItemEvent.TookFromCorpses(self, pile, from.size());
        };
    }

    /** The corpses in which things of that kind were. */
    private static Set<Corpse> corpses(Map<Place, List<Item>> taken, Pile pile) {
        return taken.entrySet().stream()
                .filter(each ->
                        each.getValue().stream().anyMatch(item -> item.type().equals(pile.type())))
                .flatMap(each -> corpse(each.getKey()).stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static Optional<String> onlyCorpse(Set<Place> from) {
        return from.size() == 1
                ? from.stream().findFirst().flatMap(Take::corpse).map(Corpse::of)
                : Optional.empty();
    }

    static void leave(Turn turn, List<Item> items, Reason reason) {
        var self = turn.self();
        if (!items.isEmpty()) turn.tell(new ItemEvent.Left(self.named(), piles(items), reason));
    }

    private static Optional<Corpse> corpse(Place place) {
        return place instanceof OuterPlace.InCorpse(var corpse)
                ? Optional.of(corpse)
                : Optional.empty();
    }

    private static <K> List<Item> among(Map<K, List<Item>> items, K key) {
        return items.computeIfAbsent(key, _ -> new ArrayList<>());
    }

    /** The piles of equal items, in the order of the first item of each kind. */
    static List<Pile> piles(List<Item> items) {
        var piles = new ArrayList<Pile>();
        for (var item : items) {
            var known = piles.stream().filter(pile -> pile.type().equals(item.type())).findFirst();
            if (known.isEmpty()) piles.add(new Pile(item.type(), 1));
            else
                piles.set(
                        piles.indexOf(known.get()), new Pile(item.type(), known.get().count() + 1));
        }
        return List.copyOf(piles);
    }
}
