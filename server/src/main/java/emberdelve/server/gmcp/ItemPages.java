package emberdelve.server.gmcp;

import emberdelve.config.content.ItemType;
import emberdelve.server.view.EquipmentView;
import emberdelve.server.view.InventoryView;
import emberdelve.server.view.RoomView;
import emberdelve.server.view.Things;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Things, in the form that clients' packages know: each with letters for what it is. c: holds
 * things; t: can be taken; w: worn; W: can be worn; m: somebody; d: dead.
 */
final class ItemPages {
    private ItemPages() {}

    record Listed(String location, List<Item> items) {}

    record Item(String id, String name, String attrib, int count) {}

    static Listed inventory(InventoryView view) {
        return new Listed("inv", view.things().stream().map(things -> item(things, "")).toList());
    }

    static Listed worn(EquipmentView view) {
        return new Listed(
                "worn",
                view.worn().stream()
                        .map(worn ->
                                new Item(
                                        worn.slot().name().toLowerCase(Locale.ROOT),
                                        worn.type().name(),
                                        letters(worn.type(), "w"),
                                        1))
                        .toList());
    }

    static Listed room(RoomView view) {
        var items = new ArrayList<Item>();
        for (var person : view.people()) {
            if (!person.character())
                items.add(new Item(person.who().id().toString(), person.who().name(), "m", 1));
        }
        for (var things : view.things()) items.add(item(things, "t"));
        for (var remains : view.remains())
            items.add(new Item("", "corpse of " + remains.of(), "md", 1));
        return new Listed("room", items);
    }

    private static Item item(Things things, String more) {
        return new Item(
                things.firstId(),
                things.type().name(),
                letters(things.type(), more),
                things.count());
    }

    private static String letters(ItemType type, String more) {
        var wearable = type.worn().isPresent() && !more.equals("w");
        return more + (wearable ? "W" : "") + (type.make().container().isPresent() ? "c" : "");
    }
}
