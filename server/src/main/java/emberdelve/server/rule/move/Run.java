package emberdelve.server.rule.move;

import emberdelve.server.model.Action;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;

/** The run through any exit that is open and not held, in a fight or not. */
public enum Run implements Action {
    RUN;

    @Override
    public Outcome perform(Turn turn) {
        var ways = turn.waysToFlee();
        if (ways.isEmpty()) return new Outcome.Refused("flee.no-way");

        turn.part(Travel.class).flee(turn.self(), ways.get(turn.random().nextInt(ways.size())));
        return new Outcome.Done(Effort.MOVE);
    }
}
