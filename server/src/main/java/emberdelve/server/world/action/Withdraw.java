package emberdelve.server.world.action;

import emberdelve.server.world.actor.Purse;
import emberdelve.server.world.event.Handling;
import emberdelve.server.world.item.Burden;
import emberdelve.server.world.item.Item;
import emberdelve.server.world.item.Place;

import java.util.ArrayList;
import java.util.List;

/** Takes things back from the bank that is here, as many as can be carried. */
public record Withdraw(List<Item> items) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        var taken = new ArrayList<Item>();
        for (var item : items) {
            if (!turn.part(Burden.class).canCarry(turn.self(), item)) continue;
            item.moveTo(new Place.Carried(self));
            taken.add(item);
        }
        if (taken.isEmpty()) return new Outcome.Refused("take.hands-full");

        for (var pile : Take.piles(taken)) turn.emit(new Handling.Withdrew(self.named(), pile));
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
            if (amount > vault.gold()) return new Outcome.Refused("bank.too-little");
            if (amount > Purse.GOLD_MAX - self.gold()) return new Outcome.Refused("bank.too-rich");
            vault.setGold(vault.gold() - amount);
            self.setGold(self.gold() + amount);
            turn.tell(new Handling.WithdrewGold(self.named(), amount));
            return new Outcome.Done(Effort.HANDLE);
        }
    }
}
