package emberdelve.server.simulate;

import emberdelve.config.content.ItemType;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Item;
import emberdelve.server.model.OuterPlace;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The things that somebody has on and in the pack.
 *
 * @param worn the worn things by their places, with what a smith has improved
 * @param carried the pack, without what lies in bags
 */
public record Gear(Map<ItemType.Slot, ItemType> worn, List<ItemType> carried) {
    private static final String REASON = "simulated";

    public Gear {
        worn = Map.copyOf(worn);
        carried = List.copyOf(carried);
    }

    static Gear of(Actor hero) {
        var worn = new EnumMap<ItemType.Slot, ItemType>(ItemType.Slot.class);
        hero.worn().forEach((slot, item) -> worn.put(slot, item.type()));
        return new Gear(worn, hero.pack().items().stream().map(Item::type).toList());
    }

    /** Gives equal things to somebody who has nothing. */
    void give(World world, Actor hero) {
        var items = world.part(Items.class);
        for (var slot : ItemType.Slot.values()) {
            var type = worn.get(slot);
            if (type != null) items.mint(type, new OuterPlace.Worn(hero, slot), REASON);
        }
        for (var type : carried) items.mint(type, new OuterPlace.Carried(hero), REASON);
        hero.setHp(hero.stats().hp());
    }

    /** The things in words: {@code short sword +2, padded coat; 5 potions of healing}. */
    @Override
    public String toString() {
        var on =
                Stream.of(ItemType.Slot.values())
                        .flatMap(slot -> Optional.ofNullable(worn.get(slot)).stream())
                        .map(ItemType::name)
                        .collect(Collectors.joining(", "));
        var counts = new TreeMap<String, Integer>();
        for (var type : carried)
            if (type.use().isPresent()) counts.merge(type.name(), 1, Integer::sum);
        var along =
                counts.entrySet().stream()
                        .map(each -> each.getValue() + " " + each.getKey())
                        .collect(Collectors.joining(", "));
        return along.isEmpty() ? on : on + "; " + along;
    }
}
