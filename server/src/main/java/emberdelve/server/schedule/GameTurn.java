package emberdelve.server.schedule;

/**
 * The count of a zone's rounds. A game turn is over when every actor in the queue has acted, and
 * the last tick's other actors have, too (docs/rules.md R1.6). An actor that waits for nothing,
 * such as the character of a player who only looks on, is not in the queue and does not delay the
 * round.
 */
public final class GameTurn {
    private long number = 1;
    private int waiting;
    private int yetToAct;

    GameTurn() {}

    /**
     * Notes that the actor joined the queue; if it has acted in this round, it need not act again.
     */
    void joined(Appointment appointment) {
        if (appointment.gameTurn != this) {
            appointment.gameTurn = this;
            appointment.actedInTurn = 0;
        }
        waiting++;
        if (appointment.actedInTurn != number) yetToAct++;
    }

    /** Notes that the actor left the queue, for any reason. */
    void left(Appointment appointment) {
        waiting--;
        if (appointment.actedInTurn != number) yetToAct--;
    }

    /** Notes that the actor has its turn, and is out of the queue. */
    void acts(Appointment appointment) {
        appointment.actedInTurn = number;
    }

    /** Answers whether the round is over; called when all actors due in a tick have acted. */
    public boolean tickEnded() {
        if (waiting == 0 || yetToAct > 0) return false;
        number++;
        yetToAct = waiting;
        return true;
    }

    /** Number of the current round, from 1. */
    public long number() {
        return number;
    }
}
