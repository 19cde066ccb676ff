package emberdelve.config.read;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The mistakes found so far, and the warnings: what can be played, but hardly as its builder meant
 * it. Thread: the one that loads.
 */
public final class Problems {
    /**
     * The most problems that are listed: nobody reads on after so many, and a broken generator
     * could otherwise fill the memory.
     */
    public static final int LISTED_MAX = 1000;

    private final List<Problem> found = new ArrayList<>();
    private final List<Problem> warned = new ArrayList<>();
    private int size;
    private int warnings;

    /** Keeps the problem, or forgets it once {@link #LISTED_MAX} are kept. */
    public void add(Problem problem) {
        size++;
        if (found.size() < LISTED_MAX) found.add(problem);
    }

    /** Adds a mistake with a folder as a whole. */
    public void add(String folder, String value, String expected) {
        add(Problem.of(Position.startOf(folder), folder, value, expected));
    }

    /** Keeps the warning, which stops nothing; likewise at most {@link #LISTED_MAX}. */
    public void warn(Problem problem) {
        warnings++;
        if (warned.size() < LISTED_MAX) warned.add(problem.asWarning());
    }

    /** The number of warnings, those forgotten included. */
    public int warned() {
        return warnings;
    }

    /** The warnings by file, then line, then column. */
    public List<Problem> warnings() {
        return sorted(warned);
    }

    /** Whether there is no mistake; there may be warnings. */
    public boolean isEmpty() {
        return size == 0;
    }

    /** Whether so many mistakes are listed that to look for more is a waste of time. */
    public boolean isFull() {
        return size >= LISTED_MAX;
    }

    /** The number of mistakes, those forgotten included. */
    public int size() {
        return size;
    }

    /** The problems by file, then line, then column. */
    public List<Problem> list() {
        return sorted(found);
    }

    private static List<Problem> sorted(List<Problem> problems) {
        var sorted = new ArrayList<>(problems);
        Collections.sort(sorted);
        return List.copyOf(sorted);
    }

    /** A problem a line. */
    @Override
    public String toString() {
        var lines = new StringBuilder();
        for (var problem : list()) lines.append(problem).append('\n');
        if (size > LISTED_MAX) lines.append("and ").append(size - LISTED_MAX).append(" more\n");
        return lines.toString();
    }
}
