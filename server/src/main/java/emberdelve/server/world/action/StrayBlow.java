package emberdelve.server.world.action;

import emberdelve.server.world.actor.Actor;

/** Strikes whoever is there, friend or enemy; where that is forbidden, the blow goes nowhere. */
public record StrayBlow(Actor target) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        if (!turn.mayStrayHit(target)) return new Outcome.Instead(Dither.DITHER);
        turn.strike(target);
        return new Outcome.Done(Effort.ATTACK);
    }
}
