package emberdelve.server.rule.effect;

import emberdelve.server.model.Action;
import emberdelve.server.model.Mind;
import emberdelve.server.model.Rest;
import emberdelve.server.model.Turn;

/**
 * The mind of whoever is asleep, who does nothing. Any wound ends the sleep (docs/rules.md R6.12).
 */
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
