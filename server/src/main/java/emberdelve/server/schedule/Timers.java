package emberdelve.server.schedule;

import java.util.Comparator;
import java.util.PriorityQueue;

/** Deeds that run at a set tick, such as decay; of one tick, in the order they were set. */
public final class Timers {
    private final PriorityQueue<Timer> waiting =
            new PriorityQueue<>(
                    Comparator.comparingLong(Timer::tick).thenComparingLong(Timer::number));
    private long set;

    private record Timer(long tick, long number, Runnable deed) {}

    /** Runs the deed at that tick, or as soon after it as possible. */
    public void at(long tick, Runnable deed) {
        waiting.add(new Timer(tick, set++, deed));
    }

    /** Runs all deeds that are due, those that are added meanwhile included. */
    public void run(long now) {
        for (var next = waiting.peek(); next != null && next.tick() <= now; next = waiting.peek()) {
            waiting.remove();
            next.deed().run();
        }
    }
}
