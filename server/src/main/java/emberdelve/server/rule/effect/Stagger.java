package emberdelve.server.rule.effect;

import emberdelve.config.content.Direction;
import emberdelve.server.model.Action;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.move.Walk;

/** The walk in some direction of whoever is confused; a held exit stops it, as any walk. */
record Stagger(Direction direction) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        turn.emit(new EffectEvent.Staggered(turn.self().named()));
        return new Outcome.Instead(new Walk(direction));
    }
}
