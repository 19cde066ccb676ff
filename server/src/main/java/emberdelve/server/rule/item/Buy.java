package emberdelve.server.rule.item;

import emberdelve.config.content.ItemType;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.model.Action;
import emberdelve.server.model.Burden;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Pile;
import emberdelve.server.model.Turn;

import java.util.List;
import java.util.Map;

/**
 * The purchase of items of the shop in the room: as many of the wanted number as the buyer can
 * carry, or none if the gold does not pay for all. An item that was paid with bound gold, wholly or
 * in part, is bound to the buyer (docs/rules.md R6.33).
 *
 * @param count the wanted number, 1 or more
 */
record Buy(Trade trade, ItemType type, int count) implements Action {
    private static final String LEDGER = Ledger.BY_SHOPS;

    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        var price = trade.price(type);
        if (price * count > self.gold()) {
            var words = Map.of("price", Long.toString(price * count));
            return new Outcome.Refused("shop.too-poor", List.of(), words);
        }
        var before = self.boundGold();
        for (var bought = 0; bought < count; bought++) {
            if (!turn.part(Burden.class).canCarry(self, type)) return full(turn, bought, before);
            var isBound = self.boundGold() > 0;
            self.setGold(self.gold() - price);
            turn.part(Ledger.class).destroyGold(LEDGER, price);
            var ware = turn.part(Items.class).mint(type, new OuterPlace.Carried(self), LEDGER);
            if (isBound) ware.bindTo(self.id());
        }
        return done(turn, count, before);
    }

    private Outcome full(Turn turn, int bought, long before) {
        return bought == 0 ? new Outcome.Refused("take.hands-full") : done(turn, bought, before);
    }

    /** The outcome of the purchase. {@code before}: the buyer's bound gold before it. */
    private Outcome done(Turn turn, int bought, long before) {
        var gold = trade.price(type) * bought;
        turn.emit(new ItemEvent.Bought(turn.self().named(), new Pile(type, bought), gold));
        var spent = before - turn.self().boundGold();
        if (spent > 0) turn.tell(new ItemEvent.SpentBoundGold(turn.self().named(), spent));
        return new Outcome.Done(Effort.HANDLE);
    }
}
