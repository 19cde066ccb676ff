package emberdelve.server.schedule;

import org.jspecify.annotations.Nullable;

/**
 * An actor's place in its zone's queue, kept by the actor so that joining and leaving cost the same
 * for any number of actors. Made once for each actor.
 */
public final class Appointment {
    private final Contender contender;
    // The place in the queue, for this package only; nothing outside sees that it may be absent.
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

    /** Whether the actor waits for a turn. */
    public boolean isWaiting() {
        return list != null && list.isWaiting(number);
    }

    /** The tick of the turn that the actor waits for, or of its last turn. */
    public long dueTick() {
        return dueTick;
    }

    /** The tick from which the actor may do something that takes time. */
    public long readyTick() {
        return readyTick;
    }

    /** Sets the tick from which the actor may act again. */
    public void readyAt(long tick) {
        readyTick = tick;
    }

    void dueAt(long tick) {
        dueTick = tick;
    }
}
