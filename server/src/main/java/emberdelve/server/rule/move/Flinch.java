package emberdelve.server.rule.move;

import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.model.Action;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;

/**
 * The flight because of {@code wimpy}, of which the character is told. It does not flee so again
 * before it has taken heart (docs/rules.md R2.12).
 */
enum Flinch implements Action {
    FLINCH;

    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        var from = turn.room();
        var outcome = new Flee().perform(turn);
        if (!self.isPresent() || turn.room() == from) return outcome;
        self.combat().flinch();
        turn.tell(new MoveEvent.Flinched(self.named(), self.preferences().wimpyPercent()));
        return outcome;
    }
}
