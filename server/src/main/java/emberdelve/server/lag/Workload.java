package emberdelve.server.lag;

import emberdelve.server.kernel.DeedTimer;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * The measure of what the world's time is spent on. Of a deed that takes long it keeps who did it;
 * the time of a deed within another one counts for the inner one alone. Thread: world.
 */
public final class Workload implements DeedTimer {
    /** The time from which on a deed is slow: some forty of them would fill a tick. */
    public static final Duration SLOW = Duration.ofMillis(5);

    /** The most slow deeds that are kept of one tick. */
    static final int KEPT_MAX = 5;

    private static final int USUAL_DEPTH = 8;

    private final LongSupplier nanoTime;
    private final LongSupplier collectingMillis;
    private final Function<List<Object>, DeedName> names;
    private final List<SlowDeed> slow = new ArrayList<>();
    private Object[] what = new Object[USUAL_DEPTH];
    private long[] began = new long[USUAL_DEPTH];

    /** For each open deed, the time that the deeds within it took. */
    private long[] within = new long[USUAL_DEPTH];

    private int depth;
    private long collectedMillis;

    /**
     * @param collectingMillis the time that the JVM has spent with collecting garbage until now
     * @param names makes words of a slow deed, given the deeds that it lies in, the outermost first
     */
    public Workload(
            LongSupplier nanoTime,
            LongSupplier collectingMillis,
            Function<List<Object>, DeedName> names) {
        this.nanoTime = nanoTime;
        this.collectingMillis = collectingMillis;
        this.names = names;
        collectedMillis = collectingMillis.getAsLong();
    }

    @Override
    public void begin(Object deed) {
        if (depth == what.length) grow();
        what[depth] = deed;
        within[depth] = 0;
        began[depth] = nanoTime.getAsLong();
        depth++;
    }

    @Override
    public void end() {
        depth--;
        var took = nanoTime.getAsLong() - began[depth];
        if (depth > 0) within[depth - 1] += took;
        var own = took - within[depth];
        if (own >= SLOW.toNanos()) keep(own);
    }

    /** Takes the slow deeds since it was last asked, the slowest first. */
    public List<SlowDeed> takeSlow() {
        if (slow.isEmpty()) return List.of();
        slow.sort(Comparator.comparingLong(SlowDeed::nanos).reversed());
        var taken = List.copyOf(slow.subList(0, Math.min(slow.size(), KEPT_MAX)));
        slow.clear();
        return taken;
    }

    private void keep(long own) {
        var collected = collectingMillis.getAsLong();
        var pause = Duration.ofMillis(collected - collectedMillis).toNanos();
        collectedMillis = collected;
        // Everything stands still while garbage is collected: whoever was at it is not to blame.
        if (pause * 2 >= own) slow.add(new SlowDeed(DeedName.of("garbage collection"), pause));
        else slow.add(new SlowDeed(names.apply(Arrays.asList(what).subList(0, depth + 1)), own));
    }

    private void grow() {
        what = Arrays.copyOf(what, 2 * depth);
        began = Arrays.copyOf(began, 2 * depth);
        within = Arrays.copyOf(within, 2 * depth);
    }
}
