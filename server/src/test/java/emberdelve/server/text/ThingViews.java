package emberdelve.server.text;

import static emberdelve.server.text.Cast.SWORD;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Effect;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Selector;
import emberdelve.server.model.Gear;
import emberdelve.server.rule.item.ContainerView;
import emberdelve.server.rule.item.CorpseView;
import emberdelve.server.rule.item.LeftBehindView;
import emberdelve.server.rule.item.NumbersView;
import emberdelve.server.rule.item.SpecialView;
import emberdelve.server.view.EquipmentView;
import emberdelve.server.view.InventoryView;
import emberdelve.server.view.View;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Things, worn and carried, and those who trade in them. */
final class ThingViews {
    /** Whatever a thing can have a number for. */
    private static final ItemType ENCHANTED =
            new ItemType(
                    "sabre",
                    "sabre",
                    "sabres",
                    ItemType.Kind.WEAPON,
                    "",
                    1,
                    Optional.of(
                            new ItemType.Use(
                                    "kisses",
                                    Selector.Self.SELF,
                                    List.of(
                                            new Effect.Heal(new Dice(1, 6, 0)),
                                            new Effect.Heal(Dice.flat(0), 25),
                                            new Effect.Harm(new Dice(2, 4, 0), false, "burns")))),
                    Optional.of(
                            new ItemType.Worn(
                                    ItemType.Slot.WEAPON,
                                    new Bonuses(1, -5, 2, 3, 1, 1),
                                    Optional.of(new Dice(1, 8, 1)),
                                    Optional.of("slashes"),
                                    Optional.empty())));

    private ThingViews() {}

    static List<View> things() {
        return List.of(
                new InventoryView(List.of(), 0, false),
                new InventoryView(Views.THINGS, 10, false),
                new InventoryView(Views.THINGS, 10, true),
                new ContainerView(SWORD, List.of()),
                new ContainerView(SWORD, Views.THINGS),
                new EquipmentView(List.of(), List.of()),
                new EquipmentView(
                        Arrays.stream(ItemType.Slot.values())
                                .map(slot -> new EquipmentView.Worn(slot, SWORD, "#4d"))
                                .toList(),
                        List.of(new Gear.Pieces(Enchanted.SET, 2))),
                new NumbersView(ENCHANTED, 0),
                new NumbersView(Enchanted.RING, 1),
                new SpecialView(Enchanted.RING),
                new CorpseView("ogre", List.of(), 0, 0),
                new CorpseView("Mira", List.of(), 0, 9),
                new CorpseView("Tolo", Views.THINGS, 7, 0),
                new LeftBehindView(
                        List.of(
                                new LeftBehindView.Lying("Crawl", "The Old Mine", 59, 9, 4, 2),
                                new LeftBehindView.Lying("Pit", "The Old Mine", 1, 0, 1, 0))));
    }
}
