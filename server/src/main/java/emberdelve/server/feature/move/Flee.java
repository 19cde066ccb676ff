package emberdelve.server.feature.move;

import emberdelve.config.content.Trait.Drawback;
import emberdelve.server.feature.fight.Fights;
import emberdelve.server.model.Action;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;

/** Flees through any exit that is open and not held; fails only if there is none. */
public record Flee() implements Action {
    @Override
    public Outcome perform(Turn turn) {
        if (!turn.self().combat().isFighting()) return new Outcome.Refused("flee.no-fight");

        if (turn.self().gear().has(Drawback.NO_FLEEING))
            return new Outcome.Refused("flee.weighed-down");
        var ways = turn.waysToFlee();
        if (ways.isEmpty()) return new Outcome.Refused("flee.no-way");

        if (!turn.part(Fights.class).part(turn.self())) return new Outcome.Done(Effort.MOVE);
        turn.part(Travel.class).flee(turn.self(), ways.get(turn.random().nextInt(ways.size())));
        return new Outcome.Done(Effort.MOVE);
    }
}
