package emberdelve.server.rule.move;

import emberdelve.config.content.Trait.Drawback;
import emberdelve.server.model.Action;
import emberdelve.server.model.Mind;
import emberdelve.server.model.Rest;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.fight.Attack;

/** The reflex of a character in a fight: it strikes, or flees once below its wimpy setting. */
public enum FightingReflex implements Mind {
    REFLEX;

    @Override
    public Action decide(Turn turn) {
        var self = turn.self();
        var opponent = self.combat().opponent();
        if (opponent.isEmpty()) return Rest.REST;

        var wantsToFlee = self.isBelowWimpy() && !self.combat().hasFlinched();
        var mayFlee = !self.gear().has(Drawback.NO_FLEEING);
        if (wantsToFlee && mayFlee && !turn.waysToFlee().isEmpty()) return Flinch.FLINCH;
        return new Attack(opponent.get());
    }
}
