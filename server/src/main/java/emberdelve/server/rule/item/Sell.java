package emberdelve.server.rule.item;

import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.model.Action;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Item;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Purse;
import emberdelve.server.model.Turn;

import java.util.ArrayList;
import java.util.List;

/**
 * The sale of items from the pack to the shop in the room. Items that the shop does not want stay,
 * and so do bound items and containers with items in them.
 */
record Sell(Trade trade, List<Item> items) implements Action {
    private static final String LEDGER = Ledger.BY_SHOPS;

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
            turn.emit(new ItemEvent.Sold(self.named(), pile, gold));
        }
        things.tellKept(turn);
        return new Outcome.Done(Effort.HANDLE);
    }
}
