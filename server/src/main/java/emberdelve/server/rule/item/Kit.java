package emberdelve.server.rule.item;

import emberdelve.config.content.CharacterClass;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.OuterPlace;

/**
 * The kit of a new character: its class's gold and items, which are worn where possible, and bound
 * to the character (decision 80). Thread: world.
 */
public final class Kit {
    private final World world;
    private final Items items;

    public Kit(World world, Items items) {
        this.world = world;
        this.items = items;
    }

    public void give(Actor actor, CharacterClass from) {
        var reason = "kit " + from.id();
        actor.setGold(from.gold());
        actor.bindGold(from.gold());
        world.part(Ledger.class).mintGold(reason, from.gold());
        for (var id : from.startItems()) {
            var type = world.content().items().get(id);
            if (type == null) continue;
            var item = items.mint(type, new OuterPlace.Carried(actor), reason);
            item.bindTo(actor.id());
            // A newcomer's sword should not be left in the pack unnoticed.
            type.worn()
                    .flatMap(worn -> Wear.free(actor, worn.slot()))
                    .ifPresent(slot -> item.moveTo(new OuterPlace.Worn(actor, slot)));
        }
    }
}
