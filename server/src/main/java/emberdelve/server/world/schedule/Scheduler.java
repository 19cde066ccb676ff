package emberdelve.server.world.schedule;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The queue of one zone: a calendar of buckets by due tick, O(1) to join, leave and take a turn.
 *
 * @see "docs/rules.md: who acts when; GAME section 1"
 */
public final class Scheduler {
    /** More than the slowest speed, so that a bucket seldom holds a turn of a later round. */
    private static final int BUCKETS = 1024;

    private static final Comparator<Appointment> ORDER =
            Comparator.comparingInt((Appointment a) -> a.contender.speed())
                    .thenComparingInt(a -> -a.initiative)
                    .thenComparingInt(a -> a.tieBreak);

    private final @Nullable Appointment[] firsts = new @Nullable Appointment[BUCKETS];
    private final RandomGenerator random;
    private final ArrayList<Appointment> due = new ArrayList<>();

    public Scheduler(RandomGenerator random) {
        this.random = random;
    }

    /**
     * Puts the next turn at that tick; a turn waited for until now is given up.
     *
     * @param dueTick must lie after the tick that is being run, if one is
     */
    public void schedule(Contender contender, long dueTick) {
        cancel(contender);
        var appointment = contender.appointment();
        var bucket = (int) (dueTick % BUCKETS);
        appointment.dueTick = dueTick;
        appointment.waiting = true;
        appointment.before = null;
        appointment.after = firsts[bucket];
        if (appointment.after != null) appointment.after.before = appointment;
        firsts[bucket] = appointment;
    }

    /** Takes the actor out of the queue, if it is in. */
    public void cancel(Contender contender) {
        var appointment = contender.appointment();
        if (!appointment.waiting) return;

        appointment.waiting = false;
        var before = appointment.before;
        var after = appointment.after;
        if (before != null) before.after = after;
        else firsts[(int) (appointment.dueTick % BUCKETS)] = after;
        if (after != null) after.before = before;
        appointment.before = null;
        appointment.after = null;
    }

    /**
     * Gives everybody due in this tick their turn, quickest first. Whoever leaves the queue in the
     * meantime (by dying, say) has none. A turn must put the actor back in, or it waits for ever.
     */
    public void run(long tick, Consumer<Contender> turn) {
        collect(tick);
        if (due.isEmpty()) return;

        // A copy, because a turn may look at the queue of this very tick again.
        for (var appointment : List.copyOf(due)) {
            if (!appointment.waiting || appointment.dueTick != tick) continue;
            cancel(appointment.contender);
            turn.accept(appointment.contender);
        }
    }

    private void collect(long tick) {
        due.clear();
        for (var at = firsts[(int) (tick % BUCKETS)]; at != null; at = at.after) {
            if (at.dueTick == tick) due.add(at);
        }
        if (due.size() < 2) return;

        // Buckets are last in, first out; the older appointment rolls first, so that the dice do
        // not depend on how the list is kept.
        for (var i = due.size() - 1; i >= 0; i--) {
            var appointment = due.get(i);
            appointment.initiative =
                    random.nextInt(1, 7) + appointment.contender.initiativeModifier();
            appointment.tieBreak = random.nextInt();
        }
        due.sort(ORDER);
    }

    /** Everybody who waits for a turn, soonest first; equal ones in no promised order. */
    public List<Appointment> timeline() {
        var all = new ArrayList<Appointment>();
        for (var first : firsts) {
            for (var at = first; at != null; at = at.after) all.add(at);
        }
        all.sort(Comparator.comparingLong((Appointment a) -> a.dueTick)
                .thenComparingInt(a -> a.contender.speed()));
        return all;
    }
}
