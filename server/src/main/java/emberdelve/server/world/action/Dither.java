package emberdelve.server.world.action;

import emberdelve.server.world.event.Magic;

/** Stands about in a daze. */
public enum Dither implements Action {
    DITHER;

    @Override
    public Outcome perform(Turn turn) {
        turn.emit(new Magic.Dazed(turn.self().named()));
        return new Outcome.Done(Effort.REST);
    }
}
