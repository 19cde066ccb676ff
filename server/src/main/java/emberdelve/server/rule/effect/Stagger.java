package emberdelve.server.rule.effect;

import emberdelve.config.content.Direction;
import emberdelve.server.model.Action;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.move.Walk;

/** The walk of a confused actor in some direction; a held exit stops it like any walk. */
record Stagger(Direction direction) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        turn.emit(new EffectEvent.Staggered(turn.self().named()));
        return new Outcome.Instead(new Walk(direction));
    }
}
