package emberdelve.server.schedule;

import org.jspecify.annotations.Nullable;

/**
 * An actor's place in its zone's queue, kept at hand so that joining and leaving cost the same
 * whatever the number of actors. Made once for each actor.
 */
public final class Appointment {
    private final Contender contender;
    // Where it stands, for this package; nothing outside ever sees their absence.
    @Nullable WaitingList list;
    int number;
    @Nullable GameTurn gameTurn;
    long actedInTurn;
    private long dueTick;
    private long readyTick;

    public Appointment(Contender contender) {
        this.contender = contender;
    }

    public Contender contender() {
        return contender;
    }

    /** Whether a turn is waited for. */
    public boolean isWaiting() {
        return list != null && list.isWaiting(number);
    }

    /** The tick of the turn that is waited for, or of the last one. */
    public long dueTick() {
        return dueTick;
    }

    /** The tick from which the actor may do something that takes time. */
    public long readyTick() {
        return readyTick;
    }

    /** What was done is paid for until then. */
    public void readyAt(long tick) {
        readyTick = tick;
    }

    void dueAt(long tick) {
        dueTick = tick;
    }
}
