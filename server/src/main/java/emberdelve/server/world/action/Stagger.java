package emberdelve.server.world.action;

import emberdelve.config.content.Direction;
import emberdelve.server.world.event.Magic;

/** Walks without knowing where; ends like any walk, a held exit included. */
public record Stagger(Direction direction) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        turn.emit(new Magic.Staggered(turn.self().named()));
        return new Outcome.Instead(new Walk(direction));
    }
}
