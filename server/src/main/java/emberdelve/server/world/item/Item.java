package emberdelve.server.world.item;

import emberdelve.config.content.ItemType;
import emberdelve.server.world.Changes;

/** One thing. Thread: world. */
public final class Item {
    private final ItemId id;
    private final ItemType type;
    private final Changes changes;
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

    public Place place() {
        return place;
    }

    /**
     * Takes it from where it is to there; the one method that moves an item, so that it is never
     * in two places.
     *
     * @throws IllegalStateException when the slot is taken
     */
    public void moveTo(Place to) {
        if (to instanceof Place.Worn(var by, var slot) && by.worn().containsKey(slot))
            throw new IllegalStateException(slot + " is taken");

        place.holder().ifPresent(holder -> holder.remove(this));
        if (place instanceof Place.Worn(var by, var slot)) by.takeOff(slot);

        place = to;
        to.holder().ifPresent(holder -> holder.add(this));
        if (to instanceof Place.Worn(var by, var slot)) by.putOn(slot, this);

        if (to == Place.Nowhere.NOWHERE) changes.itemGone(this);
        else changes.itemChanged(this);
    }
}
