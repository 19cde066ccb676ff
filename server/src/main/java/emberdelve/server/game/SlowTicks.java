package emberdelve.server.game;

import emberdelve.server.lag.TickTime;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * The log of slow ticks: each is a line with what made it slow. Of a dungeon that cannot keep up at
 * all there are few lines. Thread: world.
 */
final class SlowTicks {
    /** The time after a line in which further slow ticks are only counted. */
    static final Duration REST = Duration.ofSeconds(10);

    private final Consumer<Line> log;
    private final Duration period;

    /** A line of the log about one slow tick. */
    record Line(long tick, long millis, String words) {}

    private long restsUntilNanos;
    private boolean rests;
    private int untold;

    /** The log of ticks that take longer than a tick should; {@code log} is given the lines. */
    SlowTicks(Consumer<Line> log, Duration period) {
        this.log = log;
        this.period = period;
    }

    void look(TickTime time) {
        if (time.tookNanos() <= period.toNanos()) return;
        if (rests && time.beganNanos() - restsUntilNanos < 0) {
            untold++;
            return;
        }
        var took = millis(time.tookNanos());
        log.accept(
                new Line(
                        time.tick(),
                        took,
                        "tick %d took %d ms%s: %s"
                                .formatted(time.tick(), took, untold(), causes(time))));
        untold = 0;
        rests = true;
        restsUntilNanos = time.beganNanos() + REST.toNanos();
    }

    private String untold() {
        if (untold == 0) return "";
        var ticks = untold == 1 ? " slow tick" : " slow ticks";
        return " (" + untold + ticks + " since the last such line)";
    }

    private static String causes(TickTime time) {
        if (time.slow().isEmpty()) return "no deed was slow; the machine may be busy";
        return time.slow().stream()
                .map(deed -> deed.what() + " " + millis(deed.nanos()) + " ms")
                .collect(Collectors.joining("; "));
    }

    private static long millis(long nanos) {
        return Duration.ofNanos(nanos).toMillis();
    }
}
