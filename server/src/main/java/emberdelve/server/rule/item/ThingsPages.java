package emberdelve.server.rule.item;

import emberdelve.config.content.ItemType;
import emberdelve.server.text.Nouns;
import emberdelve.server.text.Sheet;
import emberdelve.server.view.EquipmentView;
import emberdelve.server.view.InventoryView;
import emberdelve.server.view.Things;

import java.util.Comparator;
import java.util.Map;
import java.util.StringJoiner;

/** Lists of items. */
final class ThingsPages {
    private ThingsPages() {}

    /** Writes the pack: items of one kind stand together, and keep their order within the kind. */
    public static void inventory(InventoryView view, Sheet sheet) {
        var count = view.things().stream().mapToInt(Things::count).sum();
        sheet.add(
                count == 0 ? "view.inventory-none" : "view.inventory",
                Map.of("count", Integer.toString(count), "gold", Long.toString(view.gold())));
        view.things().stream()
                .sorted(Comparator.comparing(things -> things.type().kind()))
                .forEach(things -> line(things, view.ids(), "look ", "", sheet));
    }

    public static void bank(BankView view, Sheet sheet) {
        var count = view.things().stream().mapToInt(Things::count).sum();
        sheet.add(
                "view.bank",
                Map.of("count", Integer.toString(count), "gold", Long.toString(view.gold())));
        for (var things : view.things()) line(things, false, "withdraw ", "", sheet);
    }

    public static void corpse(CorpseView view, Sheet sheet) {
        var whose = Map.of("corpse", Nouns.any(view.of()));
        if (view.things().isEmpty() && view.gold() == 0 && view.xp() == 0) {
            sheet.add("view.in-corpse-none", whose);
            return;
        }
        sheet.add("view.in-corpse", whose);
        for (var things : view.things()) line(things, false, "get ", " from corpse", sheet);
        if (view.gold() > 0)
            sheet.add("view.in-corpse-gold", Map.of("gold", Long.toString(view.gold())));
        if (view.xp() > 0) sheet.add("view.in-corpse-xp", Map.of("xp", Long.toString(view.xp())));
    }

    /** Writes the reader's own corpses, a line each. */
    public static void leftBehind(LeftBehindView view, Sheet sheet) {
        for (var corpse : view.corpses()) {
            var inIt = new StringJoiner(", ");
            if (corpse.xp() > 0)
                inIt.add(sheet.words("view.left-xp", Map.of("xp", Long.toString(corpse.xp()))));
            if (corpse.gold() > 0)
                inIt.add(
                        sheet.words(
                                "view.left-gold", Map.of("gold", Long.toString(corpse.gold()))));
            if (corpse.things() > 0)
                inIt.add(
                        sheet.words(
                                "view.left-things",
                                Map.of("count", Integer.toString(corpse.things()))));
            sheet.add(
                    "view.left-behind",
                    Map.of(
                            "room", corpse.room(),
                            "zone", corpse.zone(),
                            "minutes", Long.toString(corpse.minutes()),
                            "things", inIt.toString()));
        }
    }

    public static void container(ContainerView view, Sheet sheet) {
        sheet.add(
                view.things().isEmpty() ? "view.in-container-none" : "view.in-container",
                Map.of("container", view.type().name()));
        var from = " from " + view.type().name();
        for (var things : view.things()) line(things, false, "get ", from, sheet);
    }

    public static void wares(WaresView view, Sheet sheet) {
        var keeper = Map.of("keeper", view.keeper(), "gold", Long.toString(view.gold()));
        if (view.wares().isEmpty()) {
            sheet.add("view.wares-none", keeper);
            return;
        }
        sheet.add("view.wares", keeper);
        for (var ware : view.wares()) ware(ware, sheet);
    }

    private static void ware(WaresView.Ware ware, Sheet sheet) {
        var price = Long.toString(ware.price());
        var numbers = NumbersPage.of(ware.type(), sheet);
        var offer = Sheet.offer(Nouns.pile(ware.type(), 1), "buy " + ware.type().name());
        sheet.addLinked(
                numbers.isEmpty() ? "view.ware" : "view.ware-numbers",
                numbers.isEmpty()
                        ? Map.of("price", price)
                        : Map.of("price", price, "numbers", numbers),
                Map.of("item", offer));
    }

    public static void equipment(EquipmentView view, Sheet sheet) {
        if (view.worn().isEmpty()) {
            sheet.add("view.equipment-none");
            return;
        }
        sheet.add("view.equipment");
        for (var worn : view.worn())
            sheet.addLinked(
                    key(worn.slot()),
                    Map.of(),
                    Map.of(
                            "item",
                            Sheet.link(Nouns.pile(worn.type(), 1), "look " + worn.type().name())));
        for (var each : view.pieces()) NumbersPage.set(each.set(), each.worn(), sheet);
    }

    private static String key(ItemType.Slot slot) {
        return switch (slot) {
            case WEAPON -> "view.equipment-weapon";
            case SHIELD -> "view.equipment-shield";
            case BODY -> "view.equipment-body";
            case CLOAK -> "view.equipment-cloak";
            case RING -> "view.equipment-ring";
            case LEFT_RING -> "view.equipment-left-ring";
            case HEAD -> "view.equipment-head";
            case HANDS -> "view.equipment-hands";
            case FEET -> "view.equipment-feet";
            case NECK -> "view.equipment-neck";
            case LIGHT -> "view.equipment-light";
        };
    }

    /**
     * @param verb the verb of the command that a click on the item sends
     * @param from the place of the item, as that command names it
     */
    private static void line(Things things, boolean ids, String verb, String from, Sheet sheet) {
        var pile = Nouns.pile(things.type(), things.count());
        var words = sheet.isHeard() ? Nouns.capital(pile) : pile;
        sheet.addLinked(
                ids ? "view.carried-id" : "view.carried",
                Map.of("id", things.firstId()),
                Map.of("item", Sheet.link(words, verb + things.type().name() + from)));
    }
}
