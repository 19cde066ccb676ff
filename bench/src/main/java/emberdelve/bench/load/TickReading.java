package emberdelve.bench.load;

import emberdelve.bench.opponent.Opponent;

import java.time.Duration;
import java.util.OptionalLong;

/**
 * The time of a world at one moment. A world whose ticks take too long skips none: its time slows
 * down, which these readings show.
 *
 * @param nanos by {@link System#nanoTime}
 * @param ticks empty where there is no world
 */
record TickReading(long nanos, OptionalLong ticks) {
    static TickReading read(Opponent opponent) {
        var ticks = opponent.ticks();
        return new TickReading(System.nanoTime(), ticks);
    }

    /** The ticks that were due since this reading and have not passed; to within one. */
    OptionalLong lateTicks(TickReading later, Duration tick) {
        if (ticks.isEmpty() || later.ticks.isEmpty()) return OptionalLong.empty();
        var due = (later.nanos - nanos) / tick.toNanos();
        var passed = later.ticks.getAsLong() - ticks.getAsLong();
        return OptionalLong.of(Math.max(0, due - passed));
    }
}
