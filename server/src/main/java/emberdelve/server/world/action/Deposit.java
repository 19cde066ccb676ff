package emberdelve.server.world.action;

import emberdelve.server.world.actor.Purse;
import emberdelve.server.world.event.Handling;
import emberdelve.server.world.item.Item;
import emberdelve.server.world.item.Place;

import java.util.ArrayList;
import java.util.List;

/** Gives things from the pack to the bank that is here, as many as it has room for. */
public record Deposit(List<Item> items) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        var kept = new ArrayList<Item>();
        for (var item : items) {
            if (!self.vault().fits(item)) continue;
            item.moveTo(new Place.Banked(self));
            kept.add(item);
        }
        if (kept.isEmpty()) return new Outcome.Refused("bank.full");

        for (var pile : Take.piles(kept)) turn.emit(new Handling.Deposited(self.named(), pile));
        return new Outcome.Done(Effort.HANDLE);
    }

    /**
     * The same with gold.
     *
     * @param amount 1 or more
     */
    public record Gold(long amount) implements Action {
        @Override
        public Outcome perform(Turn turn) {
            var self = turn.self();
            var vault = self.vault();
            if (amount > self.gold()) return new Outcome.Refused("bank.too-poor");
            if (amount > Purse.GOLD_MAX - vault.gold()) return new Outcome.Refused("bank.full");
            self.setGold(self.gold() - amount);
            vault.setGold(vault.gold() + amount);
            turn.tell(new Handling.DepositedGold(self.named(), amount));
            return new Outcome.Done(Effort.HANDLE);
        }
    }
}
