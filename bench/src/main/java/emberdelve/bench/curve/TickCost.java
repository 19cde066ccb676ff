package emberdelve.bench.curve;

import emberdelve.server.kernel.World;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/** What a tick of a world costs its thread. */
final class TickCost {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** The quickest of so many parts counts: the others were disturbed. */
    private static final int PARTS = 5;

    private static final Duration PART = Duration.ofMillis(200);
    private static final Duration WARM_UP = Duration.ofMillis(800);
    private static final double NANOS_PER_MICRO = 1e3;

    private TickCost() {}

    /** Microseconds of the processor; a world at a time, on the thread that calls. */
    static double micros(World world) {
        part(world, WARM_UP);
        var best = Double.MAX_VALUE;
        for (var times = 0; times < PARTS; times++) best = Math.min(best, part(world, PART));
        return best;
    }

    /** Microseconds a tick, over as many as take so long; at least one. */
    private static double part(World world, Duration lasting) {
        var begun = THREADS.getCurrentThreadCpuTime();
        var ticks = 0;
        var passed = 0L;
        while (passed < lasting.toNanos()) {
            world.tick();
            ticks++;
            passed = THREADS.getCurrentThreadCpuTime() - begun;
        }
        return passed / NANOS_PER_MICRO / ticks;
    }
}
