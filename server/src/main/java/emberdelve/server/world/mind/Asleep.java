package emberdelve.server.world.mind;

import emberdelve.server.world.action.Action;
import emberdelve.server.world.action.Rest;
import emberdelve.server.world.action.Turn;

/** Fast asleep: does nothing. Whatever hurts ends it (docs/rules.md R6.12). */
public enum Asleep implements Mind {
    ASLEEP;

    @Override
    public String word() {
        return "asleep";
    }

    @Override
    public Action decide(Turn turn) {
        return Rest.REST;
    }
}
