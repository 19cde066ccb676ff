package emberdelve.config.content;

import emberdelve.config.content.Trigger.When;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The triggers of one place or kind, by what sets them off, so that nothing is searched when
 * something happens. Immutable.
 */
public final class TriggerSet {
    public static final TriggerSet NONE = new TriggerSet(List.of());

    private static final int[] NOTHING = {};

    private final List<Trigger> all;
    private final Map<When, int[]> places = new EnumMap<>(When.class);

    public TriggerSet(List<Trigger> all) {
        this.all = List.copyOf(all);
        for (var when : When.values()) {
            var its = places(when);
            if (its.length > 0) places.put(when, its);
        }
    }

    private int[] places(When when) {
        var its = new int[all.size()];
        var count = 0;
        for (var i = 0; i < all.size(); i++) if (all.get(i).when() == when) its[count++] = i;
        return Arrays.copyOf(its, count);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TriggerSet set && set.all.equals(all);
    }

    @Override
    public int hashCode() {
        return all.hashCode();
    }

    @Override
    public String toString() {
        return all.toString();
    }

    /** All of them, in the order of their file. */
    public List<Trigger> all() {
        return all;
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    /**
     * The places in {@link #all} of the triggers that such a deed sets off; the array must not be
     * changed.
     */
    public int[] of(When when) {
        return places.isEmpty() ? NOTHING : places.getOrDefault(when, NOTHING);
    }
}
