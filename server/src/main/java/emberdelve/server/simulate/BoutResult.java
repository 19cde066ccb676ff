package emberdelve.server.simulate;

import java.util.List;

/**
 * The result of one fight, from the party's side.
 *
 * @param dealt the damage of blows to the other side
 * @param taken the damage of blows by the other side
 * @param killers the names of those who killed members of the party, in the order of the deaths
 * @param xp the experience gained by the whole party
 * @param left the mean share of hit points that the party is left with, 0..1; the dead have none
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
