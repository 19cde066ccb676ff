package emberdelve.server.feature.feat;

import emberdelve.config.content.Feat.Measure;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The record of what one character has done and is known for. Most characters have neither counts
 * nor feats yet, and so no maps of their own. Thread: world.
 */
public final class FeatRecord {
    /** The counts of deeds that nothing else counts, by the measure's name. */
    private Map<String, Long> counts = Map.of();

    /** The day on which each feat was earned, by its id, in days since 1970. */
    private Map<String, Long> earned = Map.of();

    /**
     * Whether a feat may be earned and not given yet, as after a start, or after another feat was
     * given. It is not stored.
     */
    private boolean mayWait = true;

    /** The record of a character that has done nothing yet. */
    FeatRecord() {}

    FeatRecord(Map<String, Long> counts, Map<String, Long> earned) {
        if (!counts.isEmpty()) this.counts = new TreeMap<>(counts);
        if (!earned.isEmpty()) this.earned = new TreeMap<>(earned);
    }

    Map<String, Long> counts() {
        return Collections.unmodifiableMap(counts);
    }

    /** The day on which each feat was earned, by its id, in days since 1970. */
    public Map<String, Long> earned() {
        return Collections.unmodifiableMap(earned);
    }

    long count(Measure what) {
        return counts.getOrDefault(what.name(), 0L);
    }

    void add(Measure what) {
        if (counts.isEmpty()) counts = new TreeMap<>();
        counts.merge(what.name(), 1L, Long::sum);
    }

    /** Whether there may be a feat that is earned and not given yet. */
    boolean mayWait() {
        return mayWait;
    }

    void setMayWait(boolean newMayWait) {
        mayWait = newMayWait;
    }

    void earn(String feat, long day) {
        if (earned.isEmpty()) earned = new TreeMap<>();
        earned.put(feat, day);
    }
}
