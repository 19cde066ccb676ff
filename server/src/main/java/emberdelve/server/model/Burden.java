package emberdelve.server.model;

import emberdelve.config.content.ItemType;
import emberdelve.config.content.Rules;

import java.util.List;
import java.util.function.Supplier;

/** The load that an actor can carry: a number of items and a weight. Pure. */
public final class Burden {
    private final Supplier<Rules.Limits> limits;

    /**
     * @param limits the rules, asked for anew each time, because a reload may change them
     */
    public Burden(Supplier<Rules.Limits> limits) {
        this.limits = limits;
    }

    public boolean canCarry(Actor actor, Item item) {
        return hasHandsFree(actor) && grams(actor) + item.grams() <= gramsMax(actor);
    }

    /** Whether the actor can carry an item of that type, which is not made yet. */
    public boolean canCarry(Actor actor, ItemType type) {
        return hasHandsFree(actor) && grams(actor) + type.make().grams() <= gramsMax(actor);
    }

    /**
     * Whether the actor can carry new items of those types, once some items of its pack are gone.
     *
     * @param without the items of its pack that will be gone
     */
    public boolean canCarry(Actor actor, List<Item> without, List<ItemType> with) {
        var grams = grams(actor);
        for (var item : without) grams -= item.grams();
        for (var type : with) grams += type.make().grams();
        return items(actor) - without.size() + with.size() <= limits.get().carriedItems()
                && grams <= gramsMax(actor);
    }

    public boolean hasHandsFree(Actor actor) {
        return items(actor) < limits.get().carriedItems();
    }

    /** Items in the pack and worn; the contents of a container are not counted. */
    public static int items(Actor actor) {
        return actor.pack().items().size() + actor.worn().size();
    }

    /** Weight of all items in the pack and worn. */
    public static long grams(Actor actor) {
        var grams = 0L;
        for (var item : actor.pack().items()) grams += item.grams();
        for (var item : actor.worn().values()) grams += item.grams();
        return grams;
    }

    public long gramsMax(Actor actor) {
        var modifier = Abilities.modifier(actor.abilities().strength());
        var now = limits.get();
        return now.carriedGrams() + (long) modifier * now.gramsPerStrength();
    }
}
