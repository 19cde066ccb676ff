package emberdelve.server.feature.delve;

import emberdelve.server.kernel.Week;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Marks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The history of delves: those that are open, and those that were cleared. Thread: world. */
public final class DelveHistory {
    /**
     * The number of cleared delves that are remembered. The oldest are forgotten first, unless they
     * stand in a table of this week or the last.
     */
    public static final int CLEARED_MAX = 200;

    /** The number of delves of each size that stand in the tables of a week. */
    public static final int BEST_MAX = 5;

    private final Map<Long, DelveRun> kept = new TreeMap<>();
    private final Marks<DelveRun> marks;
    private long today;

    DelveHistory(Marks<DelveRun> marks) {
        this.marks = marks;
    }

    /** The open delves, in whichever world. */
    List<DelveRun> open() {
        return kept.values().stream().filter(DelveRun::isOpen).toList();
    }

    /** The cleared delves, the latest first. */
    public List<DelveRun> cleared(int most) {
        var cleared = new ArrayList<>(cleared());
        cleared.sort(Comparator.comparingLong(DelveRun::id).reversed());
        return cleared.stream().limit(most).toList();
    }

    /**
     * The cleared tries at that day's delve of the day for that level, the quickest first; of equal
     * times, the earlier.
     */
    public List<DelveRun> quickest(long day, int level, int most) {
        return cleared().stream()
                .filter(each -> each.day().isPresent() && each.day().getAsLong() == day)
                .filter(each -> each.seed().levels() == level)
                .sorted(
                        Comparator.comparingLong((DelveRun each) -> each.wonTicks().orElse(0))
                                .thenComparingLong(DelveRun::id))
                .limit(most)
                .toList();
    }

    /** Whether a character of that account has tried the delve of that day, whatever the result. */
    public boolean hasTried(long account, long day) {
        return kept.values().stream()
                .filter(each -> each.day().isPresent() && each.day().getAsLong() == day)
                .anyMatch(each -> each.account().orElse(0) == account);
    }

    /** Notes which day it is. */
    void dayIs(long day) {
        today = day;
    }

    /** Forgets failed tries of earlier days. */
    void forgetFailed() {
        for (var each : List.copyOf(kept.values())) if (!isKept(each)) forget(each.id());
    }

    /** Whether the delve is open or was cleared, or is a try at today's delve of the day. */
    private boolean isKept(DelveRun each) {
        return each.isOpen()
                || each.wonTicks().isPresent()
                || (each.day().isPresent() && each.day().getAsLong() == today);
    }

    /** All delves that are remembered, the oldest first. */
    List<DelveRun> all() {
        return List.copyOf(kept.values());
    }

    /** Takes over a stored delve, without marking it as changed. */
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
        if (over.size() > CLEARED_MAX)
            over.stream()
                    .filter(each -> !isBest(each))
                    .findFirst()
                    .ifPresent(each -> forget(each.id()));
    }

    /**
     * The delves that parties of that size cleared in that week, by score, the best first; of equal
     * scores the quicker, then the earlier.
     */
    public List<DelveRun> best(long week, PartySize size, int most) {
        return cleared().stream()
                .filter(each -> each.size() == size && Week.of(day(each)) == week)
                .sorted(
                        Comparator.comparingLong((DelveRun each) -> -score(each))
                                .thenComparingLong(each -> each.wonTicks().orElse(0))
                                .thenComparingLong(DelveRun::id))
                .limit(most)
                .toList();
    }

    /** The latest delves that the character has cleared with others or alone. */
    List<DelveRun> of(ActorId who, int most) {
        return cleared(CLEARED_MAX * 2).stream()
                .filter(each -> each.member(who).isPresent())
                .limit(most)
                .toList();
    }

    /** Whether the delve stands in a table of this week or the last. */
    private boolean isBest(DelveRun each) {
        var week = Week.of(day(each));
        return week >= Week.of(today) - 1 && best(week, each.size(), BEST_MAX).contains(each);
    }

    private static long day(DelveRun each) {
        return each.mark().map(DelveRun.Mark::day).orElse(Long.MIN_VALUE / 2);
    }

    private static long score(DelveRun each) {
        return each.mark().map(DelveRun.Mark::score).orElse(0L);
    }

    private void forget(long id) {
        drop(id);
        marks.gone(id);
    }

    /** Takes out a delve without marking it as gone. */
    void drop(long id) {
        kept.remove(id);
    }

    /** The cleared delves, the oldest first, with those in which somebody still is. */
    private List<DelveRun> cleared() {
        return kept.values().stream().filter(each -> each.wonTicks().isPresent()).toList();
    }
}
