package emberdelve.server.rule.item;

import emberdelve.server.model.Action;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Item;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Purse;
import emberdelve.server.model.Turn;

import java.util.ArrayList;
import java.util.List;

/** The deposit of items from the pack at the bank in the room, as many as it has room for. */
record Deposit(List<Item> items) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        var kept = new ArrayList<Item>();
        for (var item : items) {
            if (!self.vault().fits(item)) continue;
            item.moveTo(new OuterPlace.Banked(self));
            kept.add(item);
        }
        if (kept.isEmpty()) return new Outcome.Refused("bank.full");

        for (var pile : Take.piles(kept)) turn.emit(new ItemEvent.Deposited(self.named(), pile));
        return new Outcome.Done(Effort.HANDLE);
    }

    /**
     * The deposit of gold.
     *
     * @param amount the coins, 1 or more
     */
    public record Gold(long amount) implements Action {
        @Override
        public Outcome perform(Turn turn) {
            var self = turn.self();
            var vault = self.vault();
            if (amount > self.gold()) return new Outcome.Refused("bank.too-poor");
            if (amount > self.freeGold()) return BoundGold.refusal(self);
            if (amount > Purse.GOLD_MAX - vault.gold()) return new Outcome.Refused("bank.full");
            self.partWith(amount);
            vault.setGold(vault.gold() + amount);
            turn.tell(new ItemEvent.DepositedGold(self.named(), amount));
            return new Outcome.Done(Effort.HANDLE);
        }
    }
}
