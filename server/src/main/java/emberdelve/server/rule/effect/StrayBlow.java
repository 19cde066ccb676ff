package emberdelve.server.rule.effect;

import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.rule.fight.Sides;

/**
 * The blow of a confused actor at somebody here, friend or enemy; if the blow is forbidden, the
 * confused actor stands still instead.
 */
record StrayBlow(Actor target) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        if (!turn.part(Sides.class).mayStrayHit(turn.self(), target))
            return new Outcome.Instead(Dither.DITHER);
        turn.part(Fights.class).strike(turn.self(), target);
        return new Outcome.Done(Effort.ATTACK);
    }
}
