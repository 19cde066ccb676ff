package emberdelve.server.schedule;

import java.util.Comparator;
import java.util.PriorityQueue;

/** What happens by itself at some tick, such as decay; of one tick, in the order it was set. */
public final class Timers {
    private final PriorityQueue<Timer> waiting =
            new PriorityQueue<>(
                    Comparator.comparingLong(Timer::tick).thenComparingLong(Timer::number));
    private long set;

    private record Timer(long tick, long number, Runnable deed) {}

    /** Does it at that tick, or at once after it. */
    public void at(long tick, Runnable deed) {
        waiting.add(new Timer(tick, set++, deed));
    }

    /** Does everything whose time has come, what is set meanwhile included. */
    public void run(long now) {
        for (var next = waiting.peek(); next != null && next.tick() <= now; next = waiting.peek()) {
            waiting.remove();
            next.deed().run();
        }
    }
}
