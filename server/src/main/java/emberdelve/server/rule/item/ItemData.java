package emberdelve.server.rule.item;

import emberdelve.config.content.ItemType;
import emberdelve.server.gmcp.DataPage;
import emberdelve.server.view.EquipmentView;
import emberdelve.server.view.InventoryView;
import emberdelve.server.view.Things;

import java.util.List;
import java.util.Locale;

/**
 * Items for client programs, each with letters for its kind. c: container; t: can be taken; w:
 * worn; W: can be worn; m: actor; d: dead.
 */
public final class ItemData {
    /** The name of the message that lists items. */
    public static final String LIST = "Char.Items.List";

    static final DataPage<InventoryView> INVENTORY =
            DataPage.of("INVENTORY", InventoryView.class, LIST, ItemData::inventory);

    static final DataPage<EquipmentView> EQUIPMENT =
            DataPage.of("EQUIPMENT", EquipmentView.class, LIST, ItemData::worn);

    private ItemData() {}

    public record Listed(String location, List<Item> items) {}

    /**
     * @param commands the lines that one may type about the thing, the most usual first
     */
    public record Item(String id, String name, String attrib, int count, List<String> commands) {}

    static Listed inventory(InventoryView view) {
        return new Listed(
                "inv",
                view.things().stream()
                        .map(things ->
                                item(
                                        things,
                                        "",
                                        ItemLines.carried(things.type(), things.firstId())))
                        .toList());
    }

    static Listed worn(EquipmentView view) {
        return new Listed("worn", view.worn().stream().map(ItemData::worn).toList());
    }

    private static Item worn(EquipmentView.Worn worn) {
        return new Item(
                worn.slot().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                worn.type().name(),
                letters(worn.type(), "w"),
                1,
                ItemLines.worn(worn.id()));
    }

    /** The item of things that lie in the room. */
    public static Item lying(Things things) {
        return item(things, "t", ItemLines.lying(things.firstId()));
    }

    /** The item of things of one kind. {@code more}: letters in addition to those of the type. */
    private static Item item(Things things, String more, List<String> commands) {
        return new Item(
                things.firstId(),
                things.type().name(),
                letters(things.type(), more),
                things.count(),
                commands);
    }

    private static String letters(ItemType type, String more) {
        var wearable = type.worn().isPresent() && !more.equals("w");
        return more + (wearable ? "W" : "") + (type.make().container().isPresent() ? "c" : "");
    }
}
