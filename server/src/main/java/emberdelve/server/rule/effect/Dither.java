package emberdelve.server.rule.effect;

import emberdelve.server.model.Action;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;

/** The deed of standing still in a daze. */
enum Dither implements Action {
    DITHER;

    @Override
    public Outcome perform(Turn turn) {
        turn.emit(new EffectEvent.Dazed(turn.self().named()));
        return new Outcome.Done(Effort.REST);
    }
}
