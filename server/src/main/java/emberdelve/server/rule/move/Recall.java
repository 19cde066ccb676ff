package emberdelve.server.rule.move;

import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.model.Action;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Order;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;

/**
 * The way home to the refuge after some turns of standing still; a fight ends the recall. The rest
 * of the recall waits as an order, so that {@code stop} and {@code flush} drop it.
 */
enum Recall implements Action {
    RECALL;

    @Override
    public Outcome perform(Turn turn) {
        if (turn.self().combat().isFighting()) return new Outcome.Refused("recall.fighting");
        if (turn.part(Travel.class).isHome(turn.self())) return new Outcome.Refused("recall.home");
        if (turn.part(Travel.class).isHomeBarred(turn.self()))
            return new Outcome.Refused("walk.barred");
        turn.emit(new MoveEvent.Recalled(turn.self().named()));
        new Rest(turn.part(Travel.class).recallTurns() - 1, turn.self().hp()).comeNext(turn);
        return new Outcome.Done(Effort.REST);
    }

    /**
     * @param turnsLeft the turns in which the actor still stands still
     * @param hp the hit points in the turn before; fewer now mean that the actor was hurt
     */
    private record Rest(int turnsLeft, int hp) implements Order {
        @Override
        public boolean takesTime() {
            return true;
        }

        @Override
        public Outcome carryOut(Turn turn) {
            if (turn.self().combat().isFighting() || turn.self().hp() < hp) {
                turn.emit(new MoveEvent.Distracted(turn.self().named()));
                return new Outcome.Done(Effort.NONE);
            }
            if (turnsLeft > 0) {
                new Rest(turnsLeft - 1, turn.self().hp()).comeNext(turn);
                return new Outcome.Done(Effort.REST);
            }
            if (turn.part(Travel.class).isHomeBarred(turn.self()))
                return new Outcome.Refused("walk.barred");
            turn.part(Travel.class).goHome(turn.self());
            return new Outcome.Done(Effort.MOVE);
        }
    }
}
