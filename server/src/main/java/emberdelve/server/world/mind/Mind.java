package emberdelve.server.world.mind;

import emberdelve.server.world.action.Action;
import emberdelve.server.world.action.Turn;

/** Decides what an actor does with its turn. */
public interface Mind {
    Action decide(Turn turn);

    /** What it is called when it comes over somebody: {@code confused}; empty for one's own. */
    default String word() {
        return "";
    }
}
