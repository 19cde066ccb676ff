package emberdelve.server.world.action;

import emberdelve.server.world.Travel;

/** Runs through any way that is open and not held, from a fight or from nothing at all. */
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
