package emberdelve.server.world.schedule;

import org.jspecify.annotations.Nullable;

/**
 * An actor's place in its zone's queue: a link of the bucket's list, so that joining and leaving
 * cost the same whatever the number of actors. Made once for each actor.
 */
public final class Appointment {
    final Contender contender;
    long dueTick;
    boolean waiting;
    // The links of a list inside this package; nothing outside ever sees their absence.
    @Nullable Appointment before;
    @Nullable Appointment after;
    int initiative;
    int tieBreak;

    public Appointment(Contender contender) {
        this.contender = contender;
    }

    public Contender contender() {
        return contender;
    }

    /** Whether a turn is waited for. */
    public boolean isWaiting() {
        return waiting;
    }

    /** The tick of the turn that is waited for, or of the last one. */
    public long dueTick() {
        return dueTick;
    }
}
