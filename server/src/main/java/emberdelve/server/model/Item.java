package emberdelve.server.model;

import emberdelve.config.content.ItemType;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One item of the dungeon. Thread: world. */
public final class Item {
    private final ItemId id;
    private final Changes changes;
    private final Holder contents = new Holder();
    private ItemType type;
    private int improved;
    // Charges used, not left: a type that is missing from content for a while has no charges.
    private int chargesUsed;
    private Optional<ActorId> boundTo = Optional.empty();
    private Place place = Place.Nowhere.NOWHERE;

    public Item(ItemId id, ItemType type, Changes changes) {
        this.id = id;
        this.type = type;
        this.changes = changes;
    }

    public ItemId id() {
        return id;
    }

    /** The type, with all improvements: its name and its numbers are those of this one thing. */
    public ItemType type() {
        return type;
    }

    /** The number of times that the item was improved. */
    public int improved() {
        return improved;
    }

    /**
     * Improves the item for good.
     *
     * @param as its type from now on, with the same id
     */
    public void improve(ItemType as) {
        restoreImproved(improved + 1, as);
        place.itemImproved();
        changes.of(Item.class).changed(id.value(), this);
    }

    /** Restores the improvements as they were stored; marks nothing. */
    public void restoreImproved(int times, ItemType as) {
        improved = times;
        type = as;
    }

    /** Changes the item to other content. Marks nothing: of the type, the row has only the id. */
    public void become(ItemType now) {
        type = now;
    }

    /** The number of times that the item can still be used; 0 if it cannot be used at all. */
    public int chargesLeft() {
        return Math.max(0, type.use().map(ItemType.Use::charges).orElse(0) - chargesUsed);
    }

    /** Uses one charge. */
    public void takeCharge() {
        chargesUsed++;
        changes.of(Item.class).changed(id.value(), this);
    }

    /** The number of times that the item was used. */
    public int chargesUsed() {
        return chargesUsed;
    }

    /** Restores the uses as they were stored; marks nothing. */
    public void restoreChargesUsed(int used) {
        chargesUsed = used;
    }

    /** The one character that may own the item; empty when anybody may. */
    public Optional<ActorId> boundTo() {
        return boundTo;
    }

    /** Binds the item to the character: nobody else may own it from now on. */
    public void bindTo(ActorId character) {
        restoreBinding(character);
        changes.of(Item.class).changed(id.value(), this);
    }

    /** Restores the binding as it was stored; marks nothing. */
    public void restoreBinding(ActorId character) {
        boundTo = Optional.of(character);
    }

    /** The first bound item among this one and its contents. */
    public Optional<Item> firstBound() {
        if (boundTo.isPresent()) return Optional.of(this);
        for (var inside : contents.items()) {
            var bound = inside.firstBound();
            if (bound.isPresent()) return bound;
        }
        return Optional.empty();
    }

    /** The first item, among this one and its contents, that is bound to another character. */
    public Optional<Item> firstBarredTo(ActorId taker) {
        if (boundTo.isPresent() && !boundTo.get().equals(taker)) return Optional.of(this);
        for (var inside : contents.items()) {
            var barred = inside.firstBarredTo(taker);
            if (barred.isPresent()) return barred;
        }
        return Optional.empty();
    }

    /** The item's weight, with its contents. */
    public long grams() {
        var grams = (long) type.make().grams();
        for (var inside : contents.items()) grams += inside.grams();
        return grams;
    }

    /** The item's contents; empty for an item that is no container. */
    public Holder contents() {
        return contents;
    }

    /** The item, and then its contents at any depth. */
    public List<Item> withContents() {
        var all = new ArrayList<Item>();
        all.add(this);
        for (var inside : contents.items()) all.addAll(inside.withContents());
        return all;
    }

    /** The place of the outermost container, or the item's own place. */
    public Place outermostPlace() {
        var at = place;
        while (at instanceof Place.InContainer(var container)) at = container.place();
        return at;
    }

    public Place place() {
        return place;
    }

    /**
     * Moves the item. No other method does, so that an item is never in two places.
     *
     * @throws IllegalStateException when it cannot be there; it stays where it is
     */
    public void moveTo(Place to) {
        to.checkFree();
        var from = place;
        place.remove(this);
        place = to;
        to.put(this);
        var marks = changes.of(Item.class);
        if (to == Place.Nowhere.NOWHERE) marks.gone(id.value());
        else for (var moved : withContents()) marks.changed(moved.id.value(), moved);
        changes.items().moved(this, from, to);
    }
}
