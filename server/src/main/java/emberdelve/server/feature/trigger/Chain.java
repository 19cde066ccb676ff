package emberdelve.server.feature.trigger;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The triggers that are at work now: each was set off by what the one before it did. A chain that
 * is too long is cut as a whole (docs/rules.md R18.7). Thread: world.
 */
final class Chain {
    /** Triggers that may set off one another. */
    static final int DEPTH_MAX = 8;

    /** Steps of all triggers together that one deed may lead to. */
    static final int STEPS_MAX = 400;

    private final Quarantine quarantine;
    private final Deque<String> working = new ArrayDeque<>();
    private int base;
    private int steps;
    private boolean cut;

    Chain(Quarantine quarantine) {
        this.quarantine = quarantine;
    }

    /** The number of triggers that have led to what happens now. */
    int depth() {
        return base + working.size();
    }

    /** Runs one trigger within the chain; one that fails is stopped, and hurts nobody else. */
    void run(Occasion on, Runnable work) {
        var isFirst = working.isEmpty();
        if (isFirst) {
            base = on.depth();
            steps = 0;
            cut = false;
        }
        if (depth() >= DEPTH_MAX) {
            cutFor(on.name());
            return;
        }
        working.push(on.name());
        try {
            if (!cut) work.run();
        } catch (RuntimeException fault) {
            cut = true;
            quarantine.stop(on.name(), String.valueOf(fault));
        } finally {
            working.pop();
        }
    }

    /** Whether one step more may be done. */
    boolean goesOn() {
        if (cut) return false;
        if (++steps <= STEPS_MAX) return true;
        cut = true;
        quarantine.stop(working.getFirst(), "more than " + STEPS_MAX + " steps at once");
        return false;
    }

    /**
     * Cuts the chain for those that are in it twice and have fed themselves; else for the one that
     * has waited, or the last.
     */
    private void cutFor(String last) {
        cut = true;
        var why = "it sets itself off, " + DEPTH_MAX + " times and more";
        var fed = twice(last);
        var wrong = base > 0 && !working.isEmpty() ? working.getLast() : last;
        for (var name : fed.isEmpty() ? Set.of(wrong) : fed) quarantine.stop(name, why);
    }

    private Set<String> twice(String last) {
        var seen = new HashSet<String>(List.of(last));
        var twice = new HashSet<String>();
        for (var name : working) if (!seen.add(name)) twice.add(name);
        return new TreeSet<>(twice);
    }
}
