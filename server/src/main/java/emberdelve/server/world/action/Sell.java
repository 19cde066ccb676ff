package emberdelve.server.world.action;

import emberdelve.server.world.Items;
import emberdelve.server.world.Ledger;
import emberdelve.server.world.actor.Purse;
import emberdelve.server.world.event.Handling;
import emberdelve.server.world.item.Item;
import emberdelve.server.world.item.Trade;

import java.util.ArrayList;
import java.util.List;

/**
 * Sells things from the pack to the shop that is here. What the shop does not want stays, and so
 * does what is bound, or has something in it.
 */
public record Sell(Trade trade, List<Item> items) implements Action {
    private static final String LEDGER = "shop";

    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        var things = FreeAndBound.of(items);
        if (things.free().isEmpty()) return things.refused();
        var sold = new ArrayList<Item>();
        for (var item : things.free()) {
            var offer = trade.offer(item.type());
            var wanted = offer > 0 && item.contents().items().isEmpty();
            if (!wanted || offer > Purse.GOLD_MAX - self.gold()) continue;
            turn.part(Items.class).destroy(item, LEDGER);
            turn.part(Ledger.class).mintGold(LEDGER, offer);
            self.setGold(self.gold() + offer);
            sold.add(item);
        }
        if (sold.isEmpty()) return new Outcome.Refused("shop.not-wanted");

        for (var pile : Take.piles(sold)) {
            var gold = trade.offer(pile.type()) * pile.count();
            turn.emit(new Handling.Sold(self.named(), pile, gold));
        }
        things.tellKept(turn);
        return new Outcome.Done(Effort.HANDLE);
    }
}
