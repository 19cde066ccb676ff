package emberdelve.server.simulate;

import emberdelve.config.content.ItemType;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Item;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Place;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What somebody has on and in the pack.
 *
 * @param worn by the place where it is
 * @param carried the pack, without what lies in bags
 */
record Gear(Map<ItemType.Slot, Piece> worn, List<Piece> carried) {
    private static final String REASON = "simulated";

    Gear {
        worn = Map.copyOf(worn);
        carried = List.copyOf(carried);
    }

    /**
     * One thing.
     *
     * @param type its id
     * @param improved how often a smith has made it better
     */
    record Piece(String type, int improved) {
        private static Piece of(Item item) {
            return new Piece(item.type().id(), item.improved());
        }

        private void mint(World world, Place place) {
            var made = Items.type(world.content(), type, improved);
            world.part(Items.class).mint(made, place, REASON);
        }
    }

    static Gear of(Actor hero) {
        var worn = new EnumMap<ItemType.Slot, Piece>(ItemType.Slot.class);
        hero.worn().forEach((slot, item) -> worn.put(slot, Piece.of(item)));
        return new Gear(worn, hero.pack().items().stream().map(Piece::of).toList());
    }

    /** Makes the same for somebody who has nothing. */
    void give(World world, Actor hero) {
        for (var slot : ItemType.Slot.values())
            if (worn.containsKey(slot)) worn.get(slot).mint(world, new OuterPlace.Worn(hero, slot));
        for (var piece : carried) piece.mint(world, new OuterPlace.Carried(hero));
        hero.setHp(hero.stats().hp());
    }
}
