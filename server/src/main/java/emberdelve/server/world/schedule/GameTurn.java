package emberdelve.server.world.schedule;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Counts rounds: a game turn ends when every able actor has acted at least once and everybody due
 * in that same tick has, too (GAME section 1).
 */
public final class GameTurn {
    private final Set<Contender> yetToAct = new LinkedHashSet<>();
    private final Set<Contender> able = new LinkedHashSet<>();
    private long number = 1;

    public void joined(Contender contender) {
        if (able.add(contender)) yetToAct.add(contender);
    }

    public void left(Contender contender) {
        able.remove(contender);
        yetToAct.remove(contender);
    }

    public void acted(Contender contender) {
        yetToAct.remove(contender);
    }

    /** To be called when everybody due in a tick has acted; answers whether the round is over. */
    public boolean tickEnded() {
        if (able.isEmpty() || !yetToAct.isEmpty()) return false;
        yetToAct.addAll(able);
        number++;
        return true;
    }

    /** The round that runs, from 1. */
    public long number() {
        return number;
    }
}
