package emberdelve.bench.load;

import io.netty.util.concurrent.EventExecutor;

import java.util.concurrent.TimeUnit;

/**
 * The typing of a troop's players at a pace, one after the other, on their event loop. Commands
 * that could not be typed by some time after the round are left out: they were due, and have no
 * answer.
 */
final class Typing implements Runnable {
    /**
     * The most commands at a time; after them, what came in is read, however late the next commands
     * are.
     */
    private static final int AT_ONCE = 64;

    /** The delay from which several lines are typed at once, so that each costs less. */
    private static final long LATE_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    private static final int LINES_AT_ONCE = 4;

    /**
     * The time after the round in which late commands are still typed. A busy machine may be late,
     * but a rate that it cannot type must not go on into the next round.
     */
    private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(2);

    /**
     * The time by which timers are set early. A timer of the system fires some 60 µs late, which
     * would count as the opponent's delay; so it is set early, and then the clock is read again and
     * again. What comes in meanwhile is read after the command has been typed.
     */
    private static final long EARLY_NANOS = TimeUnit.MICROSECONDS.toNanos(100);

    /** The interval between commands below which this thread would read the clock all the time. */
    private static final long SELDOM_NANOS = 5 * EARLY_NANOS;

    private final Troop troop;
    private final Pace pace;
    private final EventExecutor loop;
    private final long early;
    private long command;

    Typing(Troop troop, Pace pace, EventExecutor loop) {
        this.troop = troop;
        this.pace = pace;
        this.loop = loop;
        early = pace.intervalNanos() < SELDOM_NANOS ? 0 : EARLY_NANOS;
    }

    // An event loop that refuses a task is closed, and the round is over.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void run() {
        var now = System.nanoTime();
        if (now - pace.end() >= GRACE_NANOS) return;
        var due = typeDue(now);
        if (due - pace.end() >= 0) return;
        var rest = due - now - early;
        if (rest > 0) loop.schedule(this, rest, TimeUnit.NANOSECONDS);
        else loop.execute(this);
    }

    /** Types what is due, within limits; answers when the next command is due. */
    private long typeDue(long now) {
        var bots = troop.bots();
        var first = command;
        var due = pace.due(command);
        var most = now - due > LATE_NANOS ? LINES_AT_ONCE * bots.size() : AT_ONCE;
        while (command - first < most && due - now <= 0 && due - pace.end() < 0) {
            bots.get((int) (command % bots.size())).ask(due);
            command++;
            due = pace.due(command);
        }
        var typists = Math.min(command - first, bots.size());
        for (var at = first; at < first + typists; at++) bots.get((int) (at % bots.size())).flush();
        return due;
    }
}
