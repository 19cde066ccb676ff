package emberdelve.server.rule.effect;

import emberdelve.server.model.Action;
import emberdelve.server.model.Mind;
import emberdelve.server.model.Rest;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.move.Run;

/**
 * The mind of whoever is afraid: runs from room to room, even in a fight; cowers where no way is
 * open.
 */
public enum Afraid implements Mind {
    AFRAID;

    @Override
    public String word() {
        return "afraid";
    }

    @Override
    public Action decide(Turn turn) {
        return turn.waysToFlee().isEmpty() ? Rest.REST : Run.RUN;
    }
}
