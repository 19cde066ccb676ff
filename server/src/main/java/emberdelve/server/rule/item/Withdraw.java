package emberdelve.server.rule.item;

import emberdelve.server.model.Action;
import emberdelve.server.model.Burden;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Item;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Purse;
import emberdelve.server.model.Turn;

import java.util.ArrayList;
import java.util.List;

/** The withdrawal of items from the bank in the room, as many as the actor can carry. */
record Withdraw(List<Item> items) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        var taken = new ArrayList<Item>();
        for (var item : items) {
            if (!turn.part(Burden.class).canCarry(turn.self(), item)) continue;
            item.moveTo(new OuterPlace.Carried(self));
            taken.add(item);
        }
        if (taken.isEmpty()) return new Outcome.Refused("take.hands-full");

        for (var pile : Take.piles(taken)) turn.emit(new ItemEvent.Withdrew(self.named(), pile));
        return new Outcome.Done(Effort.HANDLE);
    }

    /**
     * The withdrawal of gold.
     *
     * @param amount the coins, 1 or more
     */
    public record Gold(long amount) implements Action {
        @Override
        public Outcome perform(Turn turn) {
            var self = turn.self();
            var vault = self.vault();
            if (amount > vault.gold()) return new Outcome.Refused("bank.too-little");
            if (amount > Purse.GOLD_MAX - self.gold()) return new Outcome.Refused("bank.too-rich");
            vault.setGold(vault.gold() - amount);
            self.setGold(self.gold() + amount);
            turn.tell(new ItemEvent.WithdrewGold(self.named(), amount));
            return new Outcome.Done(Effort.HANDLE);
        }
    }
}
