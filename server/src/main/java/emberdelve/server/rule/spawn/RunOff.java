package emberdelve.server.rule.spawn;

import emberdelve.server.model.Action;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;

/** The run of a thief with what was stolen. */
record RunOff() implements Action {
    @Override
    public Outcome perform(Turn turn) {
        return turn.part(Thieves.class).run(turn);
    }
}
