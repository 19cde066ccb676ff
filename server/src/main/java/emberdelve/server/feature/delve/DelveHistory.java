package emberdelve.server.feature.delve;

import emberdelve.server.model.ActorId;
import emberdelve.server.model.Marks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Keeps the delves that are open, and those that were cleared. Thread: world. */
public final class DelveHistory {
    /** How many cleared delves are remembered; the oldest are forgotten first. */
    public static final int CLEARED_MAX = 200;

    private final Map<Long, DelveRun> kept = new TreeMap<>();
    private final Marks<DelveRun> marks;
    private long today;

    DelveHistory(Marks<DelveRun> marks) {
        this.marks = marks;
    }

    /** The cleared delves, the latest first. */
    public List<DelveRun> cleared(int most) {
        var cleared = new ArrayList<>(cleared());
        cleared.sort(Comparator.comparingLong(DelveRun::id).reversed());
        return cleared.stream().limit(most).toList();
    }

    /** The cleared delves of that day, the quickest first; of equal times, the earlier. */
    public List<DelveRun> quickest(long day, int most) {
        return cleared().stream()
                .filter(each -> each.day().isPresent() && each.day().getAsLong() == day)
                .sorted(
                        Comparator.comparingLong((DelveRun each) -> each.wonTicks().orElse(0))
                                .thenComparingLong(DelveRun::id))
                .limit(most)
                .toList();
    }

    /** Whether that character has tried the delve of that day, whatever the result. */
    boolean hasTried(ActorId who, long day) {
        return kept.values().stream()
                .filter(each -> each.day().isPresent() && each.day().getAsLong() == day)
                .anyMatch(each -> each.member(who).isPresent());
    }

    /** A new day begins: failed tries of earlier days are forgotten. */
    void dayIs(long day) {
        today = day;
        for (var each : List.copyOf(kept.values())) if (!isKept(each)) forget(each.id());
    }

    /** While it is open or was cleared; a try at the delve of the day until that is over. */
    private boolean isKept(DelveRun each) {
        return each.isOpen()
                || each.wonTicks().isPresent()
                || (each.day().isPresent() && each.day().getAsLong() == today);
    }

    /** Takes over what was stored; marks nothing. */
    void restore(DelveRun run) {
        kept.put(run.id(), run);
    }

    void changed(DelveRun run) {
        if (!isKept(run)) {
            forget(run.id());
            return;
        }
        kept.put(run.id(), run);
        marks.changed(run.id(), run);
        var over = cleared().stream().filter(each -> !each.isOpen()).toList();
        if (over.size() > CLEARED_MAX) forget(over.getFirst().id());
    }

    private void forget(long id) {
        kept.remove(id);
        marks.gone(id);
    }

    /** The oldest first; somebody may still be in the latest. */
    private List<DelveRun> cleared() {
        return kept.values().stream().filter(each -> each.wonTicks().isPresent()).toList();
    }
}
