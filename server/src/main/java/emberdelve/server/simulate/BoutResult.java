package emberdelve.server.simulate;

import java.util.List;

/**
 * The result of one fight, from the party's side.
 *
 * @param dealt damage of blows to the other side
 * @param taken damage of blows from it
 * @param killers of members of the party, by name, in the order of their deaths
 * @param xp gained by the whole party
 * @param left mean share of hit points that the party is left with, 0..1; the dead have none
 */
record BoutResult(
        End end,
        int gameTurns,
        long ticks,
        long dealt,
        long taken,
        List<String> killers,
        long xp,
        double left) {
    BoutResult {
        killers = List.copyOf(killers);
    }

    enum End {
        WON,
        DRAWN,
        LOST
    }
}
