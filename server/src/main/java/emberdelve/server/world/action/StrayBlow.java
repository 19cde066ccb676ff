package emberdelve.server.world.action;

import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.fight.Fights;
import emberdelve.server.world.fight.Sides;

/** Strikes whoever is there, friend or enemy; where that is forbidden, the blow goes nowhere. */
public record StrayBlow(Actor target) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        if (!turn.part(Sides.class).mayStrayHit(turn.self(), target))
            return new Outcome.Instead(Dither.DITHER);
        turn.part(Fights.class).strike(turn.self(), target);
        return new Outcome.Done(Effort.ATTACK);
    }
}
