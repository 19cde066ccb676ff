package emberdelve.server.world.mind;

import emberdelve.server.world.action.Action;
import emberdelve.server.world.action.Attack;
import emberdelve.server.world.action.Flee;
import emberdelve.server.world.action.Rest;
import emberdelve.server.world.action.Turn;

/** What a player's character does in a fight by itself: strikes on, or flees as its player set. */
public enum FightingReflex implements Mind {
    REFLEX;

    @Override
    public Action decide(Turn turn) {
        var self = turn.self();
        var opponent = self.fray().opponent();
        if (opponent.isEmpty()) return Rest.REST;

        var wimpy = self.preferences().wimpyPercent();
        var tooHurt = self.hp() * 100L < (long) wimpy * self.stats().hp();
        if (tooHurt && !turn.waysToFlee().isEmpty()) return new Flee();
        return new Attack(opponent.get());
    }
}
