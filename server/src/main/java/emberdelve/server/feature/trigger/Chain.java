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
    /** The most triggers that may set off one another in a row. */
    static final int DEPTH_MAX = 8;

    /** The most steps, of all triggers together, to which one deed may lead. */
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

    /** Runs one trigger within the chain; one that throws is stopped, and the chain is cut. */
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

    /** Counts one step more; whether it may be done. */
    boolean goesOn() {
        if (cut) return false;
        if (++steps <= STEPS_MAX) return true;
        cut = true;
        quarantine.stop(working.getFirst(), "more than " + STEPS_MAX + " steps at once");
        return false;
    }

    /**
     * Cuts the chain, and stops the triggers that are in it twice, for they set off themselves; if
     * none is, the one whose steps had waited, or else the last.
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
