package emberdelve.server.admin;

import emberdelve.server.log.LoggedAddress;

import org.slf4j.Logger;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/**
 * The count of newcomers who reached each milestone since the server started: where a number falls,
 * newcomers are lost. Each milestone is logged, too. Safe for any thread.
 */
public final class Funnel {
    /** A counter for each milestone; the map never changes. */
    private final Map<Milestone, LongAdder> counts;

    private final Logger log;

    /** {@code log}: gets a line for each milestone. */
    public Funnel(Logger log) {
        this.log = log;
        var all = new EnumMap<Milestone, LongAdder>(Milestone.class);
        for (var milestone : Milestone.values()) all.put(milestone, new LongAdder());
        counts = Map.copyOf(all);
    }

    /**
     * Counts and logs a milestone.
     *
     * @param character the name of the newcomer
     */
    public void reached(Milestone milestone, String character) {
        of(milestone).increment();
        log.atInfo()
                .addKeyValue("character", character)
                .addKeyValue("milestone", milestone.words())
                .log("funnel");
    }

    /**
     * Counts and logs a milestone of somebody who has no name yet.
     *
     * @param place where they come from
     */
    public void reachedFrom(String place, Milestone milestone) {
        of(milestone).increment();
        // Scanners connect all day; only their number matters.
        if (milestone == Milestone.CONNECTED) return;
        log.atInfo()
                .addKeyValue(LoggedAddress.KEY, new LoggedAddress(place))
                .addKeyValue("milestone", milestone.words())
                .log("funnel");
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
