package emberdelve.server.feature.smith;

import emberdelve.server.kernel.Ledger;
import emberdelve.server.model.Action;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Item;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.item.BoundGold;

import java.util.List;
import java.util.Map;

/** The deed of having an item improved by one step, for good. */
record Improve(Forge forge, Item item) implements Action {
    private static final String LEDGER = "smith";

    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        var before = item.type();
        var refusal = forge.refusal(item);
        // The item may have been given away or improved while the command waited.
        if (refusal.isPresent() || !Forge.isHeld(item, self))
            return new Outcome.Refused(
                    refusal.orElse("smith.not-that"), List.of(), Map.of("item", before.name()));
        var price = forge.price(item);
        // An item that is not bound can be given away, so bound gold must not pay for it.
        var purse = item.boundTo().isPresent() ? self.gold() : self.freeGold();
        if (price > self.gold()) return tooPoor(price, self.gold());
        if (price > purse) return BoundGold.refusal(self);
        if (item.boundTo().isPresent()) self.setGold(self.gold() - price);
        else self.partWith(price);
        turn.part(Ledger.class).destroyGold(LEDGER, price);
        item.improve(forge.next(item));
        turn.emit(
                new SmithEvent.Improved(
                        self.named(), forge.smith().name(), before, item.type(), price));
        return new Outcome.Done(Effort.HANDLE);
    }

    static Outcome.Refused tooPoor(long price, long gold) {
        return new Outcome.Refused(
                "smith.too-poor",
                List.of(),
                Map.of("price", Long.toString(price), "gold", Long.toString(gold)));
    }
}
