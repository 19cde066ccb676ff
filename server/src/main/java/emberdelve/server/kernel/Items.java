package emberdelve.server.kernel;

import emberdelve.config.content.ItemType;
import emberdelve.server.model.Item;
import emberdelve.server.model.ItemId;
import emberdelve.server.model.Place;

import java.util.List;

/** Makes and destroys items; the ledger counts each of them. Thread: world. */
public final class Items {
    private final World world;

    public Items(World world) {
        this.world = world;
    }

    /** Makes a new item at that place. {@code reason}: the reason that the ledger books. */
    public Item mint(ItemType type, Place place, String reason) {
        var item = new Item(new ItemId(world.ids().give()), type, world.changes());
        item.moveTo(place);
        world.part(Ledger.class).mintItem(reason);
        return item;
    }

    /** Destroys an item and its contents. {@code reason}: the reason that the ledger books. */
    public void destroy(Item item, String reason) {
        for (var inside : List.copyOf(item.contents().items())) destroy(inside, reason);
        item.moveTo(Place.Nowhere.NOWHERE);
        world.part(Ledger.class).destroyItem(reason);
    }

    public void destroyAll(List<Item> items, String reason) {
        for (var item : List.copyOf(items)) destroy(item, reason);
    }
}
