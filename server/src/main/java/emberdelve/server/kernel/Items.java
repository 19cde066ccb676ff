package emberdelve.server.kernel;

import emberdelve.config.content.Content;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Smith;
import emberdelve.server.model.Item;
import emberdelve.server.model.ItemId;
import emberdelve.server.model.Place;

import java.util.List;
import java.util.Optional;

/** The making and destroying of items; the ledger counts each of them. Thread: world. */
public final class Items {
    /**
     * The look of items whose type is missing from content. They keep the id of the type, and look
     * as before once it is back.
     */
    private static final ItemType UNKNOWN =
            new ItemType(
                    "unknown",
                    "strange thing",
                    "strange things",
                    ItemType.Kind.TREASURE,
                    "Nobody knows any more what this was.",
                    0,
                    Optional.empty(),
                    Optional.empty());

    /** What a watch is told as the reason when the making of an item is taken back. */
    private static final String TAKEN_BACK = "undo";

    private final World world;

    public Items(World world) {
        this.world = world;
    }

    /**
     * The type of that id. If content no longer has it, a strange thing with that id stands in, so
     * that the item's row does not change.
     */
    public static ItemType type(Content content, String id) {
        var known = content.items().get(id);
        if (known != null) return known;
        return new ItemType(
                id,
                UNKNOWN.name(),
                UNKNOWN.plural(),
                UNKNOWN.kind(),
                UNKNOWN.description(),
                0,
                Optional.empty(),
                Optional.empty());
    }

    /**
     * The type of an item that was improved that often; without a smith in the content, the type of
     * a new item.
     */
    public static ItemType type(Content content, String id, int improved) {
        var plain = type(content, id);
        return content.part(Smith.class)
                .map(smith -> smith.improved(plain, improved))
                .orElse(plain);
    }

    /** Makes a new item at that place. {@code reason}: the reason that the ledger books. */
    public Item mint(ItemType type, Place place, String reason) {
        var item = new Item(new ItemId(world.ids().give()), type, world.changes());
        item.moveTo(place);
        world.part(Ledger.class).mintItem(reason);
        world.changes().items().made(item, reason);
        return item;
    }

    /** Destroys an item and its contents. {@code reason}: the reason that the ledger books. */
    public void destroy(Item item, String reason) {
        for (var inside : List.copyOf(item.contents().items())) destroy(inside, reason);
        world.changes().items().ends(item, reason);
        item.moveTo(Place.Nowhere.NOWHERE);
        world.part(Ledger.class).destroyItem(reason);
    }

    /** Takes an empty item back that was made under that reason, as if it had never been. */
    public void takeBack(Item item, String reason) {
        world.changes().items().ends(item, TAKEN_BACK);
        item.moveTo(Place.Nowhere.NOWHERE);
        world.part(Ledger.class).takeBack(reason, new Ledger.Entry(0, 0, 1, 0));
    }

    /** Destroys an item of somebody who is not in the world's memory, and only stored. */
    public void destroyStored(ItemId item, String reason) {
        world.changes().items().endsStored(item, reason);
        world.changes().of(Item.class).gone(item.value());
        world.part(Ledger.class).destroyItem(reason);
    }

    public void destroyAll(List<Item> items, String reason) {
        for (var item : List.copyOf(items)) destroy(item, reason);
    }
}
