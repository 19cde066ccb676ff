package emberdelve.server.world.mind;

import emberdelve.server.world.action.Action;
import emberdelve.server.world.action.Rest;
import emberdelve.server.world.action.Run;
import emberdelve.server.world.action.Turn;

/** Runs from room to room, whether or not it fights; where no way is open it cowers. */
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
