package emberdelve.server.schedule;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * The queue of one zone: who has a turn when, and in which order inside a tick. Joining, leaving
 * and taking a turn are O(1).
 *
 * @see "docs/rules.md R1.5"
 */
public final class Scheduler implements WaitingList {
    private final Calendar calendar = new Calendar();
    private final Members members = new Members();
    private final GameTurn gameTurn = new GameTurn();
    private final Initiative initiative;

    public Scheduler(RandomGenerator random) {
        initiative = new Initiative(random);
    }

    /** The rounds of this queue. */
    public GameTurn gameTurn() {
        return gameTurn;
    }

    /**
     * Sets the contender's next turn; it replaces the turn that the contender waited for.
     *
     * @param dueTick must lie after the tick that is being run, if one is
     */
    public void schedule(Contender contender, long dueTick) {
        var appointment = contender.appointment();
        if (appointment.list != this) join(appointment);
        if (!calendar.isWaiting(appointment.number)) gameTurn.joined(appointment);
        calendar.put(appointment.number, dueTick);
        appointment.dueAt(dueTick);
    }

    /** Takes the contender out of the queue, if it is in, and forgets it. */
    @Override
    public void cancel(Contender contender) {
        var appointment = contender.appointment();
        if (appointment.list != this) return;
        if (calendar.isWaiting(appointment.number)) gameTurn.left(appointment);
        calendar.remove(appointment.number);
        members.remove(appointment.number);
        appointment.list = null;
    }

    /**
     * Gives each contender due in this tick its turn, quickest first. One that leaves the queue
     * meanwhile, such as by dying, has no turn. The turn must schedule the contender again, or it
     * never acts again.
     */
    public void run(long tick, Consumer<Contender> turn) {
        var called = calendar.call(tick);
        if (called == 0) return;
        var allAsked = false;
        try {
            var count = initiative.roll(calendar, members, called);
            for (var rank = 0; rank < count; rank++) {
                var number = calendar.called(initiative.place(rank));
                if (number != Calendar.GONE) run(members.get(number), turn);
            }
            allAsked = true;
        } finally {
            if (!allAsked) calendar.postpone();
            calendar.dismiss();
        }
    }

    @Override
    public boolean isWaiting(int number) {
        return calendar.isWaiting(number);
    }

    private void run(Contender contender, Consumer<Contender> turn) {
        var appointment = contender.appointment();
        gameTurn.left(appointment);
        gameTurn.acts(appointment);
        calendar.remove(appointment.number);
        turn.accept(contender);
        // Forget a contender that does not wait for another turn.
        if (appointment.list == this && !isWaiting(appointment.number)) cancel(contender);
    }

    private void join(Appointment appointment) {
        var other = appointment.list;
        if (other != null) other.cancel(appointment.contender());
        appointment.list = this;
        appointment.number = members.add(appointment.contender());
        calendar.makeRoom(appointment.number);
    }

    /**
     * The appointments of all that wait for a turn, soonest first; of equal ticks, in no promised
     * order.
     */
    public List<Appointment> timeline() {
        var all = new ArrayList<Appointment>();
        calendar.forEach(number -> all.add(members.get(number).appointment()));
        all.sort(
                Comparator.comparingLong(Appointment::dueTick)
                        .thenComparingInt(a -> a.contender().speed()));
        return all;
    }
}
