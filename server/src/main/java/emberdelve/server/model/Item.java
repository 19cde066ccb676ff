package emberdelve.server.model;

import emberdelve.config.content.ItemType;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One thing. Thread: world. */
public final class Item {
    private final ItemId id;
    private final ItemType type;
    private final Changes changes;
    private final Holder contents = new Holder();
    // Not how many are left: a type that content has lost for a while has none.
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

    public ItemType type() {
        return type;
    }

    /** Times it can still be used; 0 for what is of no use. */
    public int chargesLeft() {
        return Math.max(0, type.use().map(ItemType.Use::charges).orElse(0) - chargesUsed);
    }

    /** It was used once. */
    public void takeCharge() {
        chargesUsed++;
        changes.itemChanged(this);
    }

    /** Times it was used. */
    public int chargesUsed() {
        return chargesUsed;
    }

    /** As it was stored; marks nothing. */
    public void restoreChargesUsed(int used) {
        chargesUsed = used;
    }

    /** The one character that can have it; empty when anybody can. */
    public Optional<ActorId> boundTo() {
        return boundTo;
    }

    /** From now on nobody else can have it. */
    public void bindTo(Actor character) {
        restoreBinding(character.id());
        changes.itemChanged(this);
    }

    /** As it was stored; marks nothing. */
    public void restoreBinding(ActorId character) {
        boundTo = Optional.of(character);
    }

    /** Of it and all that is in it, the first that is bound to somebody. */
    public Optional<Item> firstBound() {
        if (boundTo.isPresent()) return Optional.of(this);
        for (var inside : contents.items()) {
            var bound = inside.firstBound();
            if (bound.isPresent()) return bound;
        }
        return Optional.empty();
    }

    /** Of it and all that is in it, the first that is bound to somebody else. */
    public Optional<Item> firstBarredTo(ActorId taker) {
        if (boundTo.isPresent() && !boundTo.get().equals(taker)) return Optional.of(this);
        for (var inside : contents.items()) {
            var barred = inside.firstBarredTo(taker);
            if (barred.isPresent()) return barred;
        }
        return Optional.empty();
    }

    /** What it weighs, with all that is in it. */
    public long grams() {
        var grams = (long) type.make().grams();
        for (var inside : contents.items()) grams += inside.grams();
        return grams;
    }

    /** What lies in it; empty for what holds nothing. */
    public Holder contents() {
        return contents;
    }

    /** It and all that is in it, however deep; itself first. */
    public List<Item> withContents() {
        var all = new ArrayList<Item>();
        all.add(this);
        for (var inside : contents.items()) all.addAll(inside.withContents());
        return all;
    }

    /** Where it is in the end, whatever it lies in. */
    public Place outermostPlace() {
        var at = place;
        while (at instanceof Place.InContainer(var container)) at = container.place();
        return at;
    }

    public Place place() {
        return place;
    }

    /**
     * Takes it from where it is to there; the one method that moves an item, so that it is never in
     * two places.
     *
     * @throws IllegalStateException when the slot is taken
     */
    public void moveTo(Place to) {
        if (to instanceof Place.Worn(var by, var slot) && by.worn().containsKey(slot))
            throw new IllegalStateException(slot + " is taken");

        place.holder().ifPresent(holder -> holder.remove(this));
        if (place instanceof Place.Worn(var by, var slot)) by.takeOff(slot);

        var before = place;
        place = to;
        to.holder().ifPresent(holder -> holder.add(this));
        if (to instanceof Place.Worn(var by, var slot)) by.putOn(slot, this);

        before.bearer().ifPresent(Actor::belongingsChanged);
        to.bearer().ifPresent(Actor::belongingsChanged);
        if (to == Place.Nowhere.NOWHERE) changes.itemGone(this);
        else for (var moved : withContents()) changes.itemChanged(moved);
    }
}
