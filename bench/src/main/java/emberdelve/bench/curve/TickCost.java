package emberdelve.bench.curve;

import emberdelve.server.kernel.World;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/** The cost of a world's tick for its thread. */
final class TickCost {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final Duration WARM_UP = Duration.ofMillis(800);

    /** The number of parts, of which the quickest counts: the others were disturbed. */
    private static final int PARTS = 5;

    private static final Duration PART = Duration.ofMillis(200);

    /** The time of a slice: so long that reading the clock costs nothing beside it. */
    private static final Duration SLICE = Duration.ofMillis(5);

    /** The ticks until the world is refreshed: its fights must not end. */
    private static final int SLICE_MAX_TICKS = 1_024;

    private static final double NANOS_PER_MICRO = 1e3;

    private final World world;
    private final Runnable refresh;
    private int sliceTicks = 1;

    private TickCost(World world, Runnable refresh) {
        this.world = world;
        this.refresh = refresh;
    }

    /**
     * The microseconds of processor time that a tick takes; measured on the caller's thread.
     *
     * @param refresh puts the world back as it was, after a thousand ticks at most; its time is not
     *     counted
     */
    static double micros(World world, Runnable refresh) {
        var cost = new TickCost(world, refresh);
        cost.findSlice();
        cost.partMicros(WARM_UP);
        var best = Double.MAX_VALUE;
        for (var part = 0; part < PARTS; part++) best = Math.min(best, cost.partMicros(PART));
        return best;
    }

    private void findSlice() {
        while (sliceNanos() < SLICE.toNanos() && sliceTicks < SLICE_MAX_TICKS) sliceTicks *= 2;
    }

    /**
     * The microseconds that a tick takes, on the average over slices that together last so long; at
     * least one slice.
     */
    private double partMicros(Duration lasting) {
        var slices = 0;
        var nanos = 0L;
        while (nanos < lasting.toNanos()) {
            nanos += sliceNanos();
            slices++;
        }
        return nanos / NANOS_PER_MICRO / slices / sliceTicks;
    }

    private long sliceNanos() {
        refresh.run();
        var begun = THREADS.getCurrentThreadCpuTime();
        for (var tick = 0; tick < sliceTicks; tick++) world.tick();
        return THREADS.getCurrentThreadCpuTime() - begun;
    }
}
