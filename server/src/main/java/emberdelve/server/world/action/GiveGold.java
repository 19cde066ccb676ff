package emberdelve.server.world.action;

import emberdelve.server.world.Purses;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.actor.Purse;

/**
 * Hands gold to another character in the room.
 *
 * @param amount coins, 1 or more
 */
public record GiveGold(long amount, Actor receiver) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        if (receiver == self) return new Outcome.Refused("give.yourself");
        if (!receiver.isCharacter())
            return new Outcome.Refused("give.not-wanted", receiver.named());
        if (amount > self.gold()) return new Outcome.Refused("give.too-poor");
        if (amount > Purse.GOLD_MAX - receiver.gold())
            return new Outcome.Refused("give.too-rich", receiver.named());

        turn.part(Purses.class).give(self, receiver, amount);
        return new Outcome.Done(Effort.HANDLE);
    }
}
