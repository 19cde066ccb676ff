package emberdelve.server.schedule;

/**
 * Counts a zone's rounds. A game turn is over when everybody in the queue has acted, and everybody
 * due in that same tick has, too (docs/rules.md R1.6). Whoever waits for nothing, such as a player
 * who only looks on, is not in the queue and is waited for by nobody.
 */
public final class GameTurn {
    private long number = 1;
    private int waiting;
    private int yetToAct;

    GameTurn() {}

    /** Into the queue; who has acted in this round already need not do so again. */
    void joined(Appointment appointment) {
        if (appointment.gameTurn != this) {
            appointment.gameTurn = this;
            appointment.actedInTurn = 0;
        }
        waiting++;
        if (appointment.actedInTurn != number) yetToAct++;
    }

    /** Out of the queue, for whatever reason. */
    void left(Appointment appointment) {
        waiting--;
        if (appointment.actedInTurn != number) yetToAct--;
    }

    /** Has its turn; it is out of the queue. */
    void acts(Appointment appointment) {
        appointment.actedInTurn = number;
    }

    /** To be called when everybody due in a tick has acted; answers whether the round is over. */
    public boolean tickEnded() {
        if (waiting == 0 || yetToAct > 0) return false;
        number++;
        yetToAct = waiting;
        return true;
    }

    /** The round that runs, from 1. */
    public long number() {
        return number;
    }
}
