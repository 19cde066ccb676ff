package emberdelve.server.feature.newcomer;

import org.slf4j.Logger;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/**
 * How many came how far since the server started: where a number falls, newcomers are lost. Each is
 * a line in the log, too. Safe for any thread.
 */
public final class Funnel {
    /** One for each milestone from the start; only what they count changes. */
    private final Map<Milestone, LongAdder> counts;

    private final Logger log;

    /** {@code log}: where each is noted. */
    public Funnel(Logger log) {
        this.log = log;
        var all = new EnumMap<Milestone, LongAdder>(Milestone.class);
        for (var milestone : Milestone.values()) all.put(milestone, new LongAdder());
        counts = Map.copyOf(all);
    }

    /**
     * Somebody has reached it.
     *
     * @param who a name, or an address where there is none yet
     */
    public void reached(Milestone milestone, String who) {
        of(milestone).increment();
        // Scanners connect all day; what matters of them is their number.
        if (milestone != Milestone.CONNECTED) log.info("funnel: {}: {}", milestone.words(), who);
    }

    public long count(Milestone milestone) {
        return of(milestone).sum();
    }

    private LongAdder of(Milestone milestone) {
        var count = counts.get(milestone);
        if (count == null) throw new IllegalStateException(milestone + " is not counted");
        return count;
    }
}
