package emberdelve.server.rule.item;

import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Purse;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.group.Approaches;

/**
 * The gift of gold to another character in the room.
 *
 * @param amount coins, 1 or more
 */
record GiveGold(long amount, Actor receiver) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        if (receiver == self) return new Outcome.Refused("give.yourself");
        if (!receiver.isCharacter())
            return new Outcome.Refused("give.not-wanted", receiver.named());
        if (amount > self.gold()) return new Outcome.Refused("give.too-poor");
        if (amount > self.freeGold()) return BoundGold.refusal(self);
        if (amount > Purse.GOLD_MAX - receiver.gold())
            return new Outcome.Refused("give.too-rich", receiver.named());

        var approaches = turn.part(Approaches.class);
        var refused = approaches.refused(self, receiver);
        if (refused.isPresent()) return refused.get();
        turn.part(Purses.class).give(self, receiver, amount);
        approaches.happened(self, receiver);
        return new Outcome.Done(Effort.HANDLE);
    }
}
